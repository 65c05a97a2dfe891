import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { usePageTitle } from '#ui/page/usePageTitle.ts';
import { LostCoinArt } from './LostCoinArt.tsx';

/** Every path that is no page (ROUTE-5, ROUTE-6); names itself, as it may also stand below /Dashboard/ (TITLE-18). */
export const NotFoundPage = () => {
  const t = useT();
  usePageTitle(t('title.other'));
  return (
    <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', textAlign: 'center', p: 3 }}>
      <LostCoinArt />
      <PageHeading sx={{ mt: 2 }}>{t('notFound.heading')}</PageHeading>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('notFound.lead')}</Typography>
      <Button variant="contained" color="primary" component={RouterLink} to="/" sx={{ mt: 3 }}>
        {t('notFound.back')}
      </Button>
    </Box>
  );
};
