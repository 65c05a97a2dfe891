import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True below 600 px, where lists are cards and filters are folded. */
export const usePhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });

/** True where a grid has no room for the words of several buttons to a row: they are icons there. */
export const useBriefActions = (): boolean =>
  useMediaQuery('(min-width: 600px) and (max-width: 1129.95px)', { noSsr: true });
