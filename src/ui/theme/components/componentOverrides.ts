import type { ThemeOptions } from '@mui/material/styles';

/**
 * Type of overrides of MUI's components in the theme, exactly as `createTheme` takes them. To check them as MUI's
 * assignable `Components<Theme>` takes the compiler half a minute.
 */
export type ComponentOverrides = NonNullable<ThemeOptions['components']>;
