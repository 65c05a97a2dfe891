import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Emotion's cache for right-to-left languages: it mirrors styles, under class names of its own. */
export const rtlCache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
