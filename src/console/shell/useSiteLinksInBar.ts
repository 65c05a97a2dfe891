import useMediaQuery from '@mui/material/useMediaQuery';

/** True from 1280 px on, where the bar has room for the site's links; below that they stand below the Dashboard's pages. */
export const useSiteLinksInBar = (): boolean => useMediaQuery('(min-width: 1280px)', { noSsr: true });
