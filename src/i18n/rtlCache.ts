import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Where emotion writes styles while a right-to-left language is spoken, under names of their own: left and right changed over. */
export const rtlCache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
