import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Hook that is true in a window narrower than 600 px, where lists are cards and filters are folded. */
export const usePhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });

/** Media query of windows from 600 px to less than 1130 px, where a row lacks room. */
export const NARROW = '@media (min-width: 600px) and (max-width: 1129.95px)';

/** Hook that is true in {@link NARROW} windows, where columns are narrow, and some buttons show only their icons. */
export const useNarrow = (): boolean => useMediaQuery(NARROW, { noSsr: true });

/** Width in px from which a window is wide: one column alone would have too much of its room. */
export const WIDE = 1680;

/** Hook that is true in a {@link WIDE} window. */
export const useWide = (): boolean => useMediaQuery(`(min-width: ${String(WIDE)}px)`, { noSsr: true });
