import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Hook that is true in windows at least 1280 px wide, where the top bar has room for the site's links. In narrower
 * windows the links are in the sidebar.
 */
export const useSiteLinksInBar = (): boolean => useMediaQuery('(min-width: 1280px)', { noSsr: true });
