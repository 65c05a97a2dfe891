import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/**
 * Emotion's style cache for right-to-left languages. It mirrors the styles, and its class names differ from those of
 * the ordinary cache.
 */
export const rtlCache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
