import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useT } from '#i18n/useT.ts';
import { useLate } from './useLate.ts';

/** Milliseconds after which waiting stops being normal (C-03). */
const PATIENCE = 8000;

type FullScreenLoaderProps = {
  /** Something is known to have failed: the ways out are offered at once. */
  stuck?: boolean;
  onRetry: () => void;
  onLogOut: () => void;
};

/** Fills the page while it is being found out who is here; never a dead end (C-03, C-06). */
export const FullScreenLoader = ({ stuck = false, onRetry, onLogOut }: FullScreenLoaderProps) => {
  const t = useT();
  const late = useLate(PATIENCE);
  const ways = stuck || late;
  return (
    <Box
      sx={{ flex: 1, minHeight: '60vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 3 }}
    >
      <CircularProgress aria-hidden />
      <div role="status">
        <Typography component="h1" sx={{ textAlign: 'center' }}>
          {t(ways ? 'loader.stuck' : 'loader.loading')}
        </Typography>
      </div>
      {ways && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" color="primary" onClick={onRetry}>
            {t('action.tryAgain')}
          </Button>
          <Button onClick={onLogOut}>{t('action.logOut')}</Button>
        </Box>
      )}
    </Box>
  );
};
