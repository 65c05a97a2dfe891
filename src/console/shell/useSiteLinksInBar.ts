import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Hook that is true from 1280 px on, where the top bar has room for the site's links. In narrower windows they stand in the
 * sidebar.
 */
export const useSiteLinksInBar = (): boolean => useMediaQuery('(min-width: 1280px)', { noSsr: true });
