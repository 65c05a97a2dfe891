import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True from 1200 px on, where the bar has room for the site's links; below that they stand below the Dashboard's pages. */
export const useSiteLinksInBar = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
