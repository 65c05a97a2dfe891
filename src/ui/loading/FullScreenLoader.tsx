import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { aroundFilling } from '../grid/aroundFilling.ts';
import { useLate } from './useLate.ts';

/** Delay in milliseconds after which retry and log-out are offered (C-03). */
const PATIENCE = 8000;

/** Handlers of the buttons offered when a page takes too long to load: try again and log out. */
export type WaysOut = {
  /** True when a request is known to have failed: the buttons then show without the delay. */
  stuck?: boolean;
  onRetry: () => void;
  onLogOut: () => void;
};

type FullScreenLoaderProps = WaysOut & {
  /** Skeleton shown instead of the spinner until the delay is over. Screen readers get the text all the same. */
  shape?: ReactNode;
};

/**
 * Loader that fills the page until it is known who is signed in: a spinner, or the skeleton `shape`. It offers retry
 * and log-out after 8 seconds, or at once if `stuck` (C-03, C-06).
 */
export const FullScreenLoader = ({ stuck = false, onRetry, onLogOut, shape }: FullScreenLoaderProps) => {
  const t = useT();
  const late = useLate(PATIENCE);
  const ways = stuck || late;
  const shaped = shape !== undefined && !ways;
  return (
    <Box sx={shaped ? shapedStyle : { ...centredStyle, ...(shape !== undefined && asHigh) }}>
      {shaped ? shape : <CircularProgress aria-hidden />}
      <Box role="status" {...(shaped && { sx: visuallyHidden })}>
        <Typography component="h1" sx={{ textAlign: 'center' }}>
          {t(ways ? 'loader.stuck' : 'loader.loading')}
        </Typography>
        {ways && <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>{t('loader.meanwhile')}</Typography>}
      </Box>
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

const shapedStyle = { flex: 1, minWidth: 0, position: 'relative', ...aroundFilling } as const;
/** Style of the loader once it replaces the skeleton `shape`: as high, so that the footer stays out of sight. */
const asHigh = { minHeight: 'calc(100vh - 144px)' } as const;
const centredStyle = {
  flex: 1,
  minHeight: '60vh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2,
  p: 3,
} as const;
