/** The names under which MUI keeps the visitor's choice, without the inline script: index.html has its own. */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
export const buildInitColorSchemeScript = (): string => '';
const never = (): null => null;
export { never as default };
