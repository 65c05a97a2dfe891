import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { serverMessageOf } from '#api/ApiError.ts';
import { useT } from '#i18n/useT.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { useSession } from './SessionContext.tsx';

type AccountRefusedProps = { refusal: unknown; onLogOut: () => void };

/** Page for a user whose account the server refuses for good: its message, with buttons to log out and to retry. */
export const AccountRefused = ({ refusal, onLogOut }: AccountRefusedProps) => {
  const t = useT();
  const session = useSession();
  const said = serverMessageOf(refusal);
  return (
    <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', p: 3 }}>
      <Card sx={{ maxWidth: 440, p: { xs: 3, sm: 4 }, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
        <PageHeading>{t('accountRefused.heading')}</PageHeading>
        {said !== undefined && <AlertLine>{said}</AlertLine>}
        <Typography sx={{ color: 'text.secondary' }}>{t('accountRefused.wayOut')}</Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" color="primary" onClick={onLogOut}>
            {t('action.logOut')}
          </Button>
          <Button onClick={session.retry}>{t('action.tryAgain')}</Button>
        </Box>
      </Card>
    </Box>
  );
};
