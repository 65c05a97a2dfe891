import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { useLate } from './useLate.ts';

/** Milliseconds after which waiting stops being normal (C-03). */
const PATIENCE = 8000;

export type WaysOut = {
  /** Something is known to have failed: the ways out are offered at once. */
  stuck?: boolean;
  onRetry: () => void;
  onLogOut: () => void;
};

type FullScreenLoaderProps = WaysOut & {
  /** What is drawn in place of the circle and the words while waiting is normal: readers of the screen hear them all the same. */
  shape?: ReactNode;
};

/** Fills the page while it is being found out who is here; never a dead end (C-03, C-06). */
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

const shapedStyle = { flex: 1, minWidth: 0, position: 'relative' } as const;
/** As the shape was, so that what stands below stays out of sight. */
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
