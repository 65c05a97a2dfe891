import type { ThemeOptions } from '@mui/material/styles';

/**
 * Type of overrides of MUI's components in the theme, exactly as `createTheme` takes them. The type `Components<Theme>`
 * would do as well, but the compiler needs half a minute to check it.
 */
export type ComponentOverrides = NonNullable<ThemeOptions['components']>;
