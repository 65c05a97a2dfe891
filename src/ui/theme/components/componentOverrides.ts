import type { ThemeOptions } from '@mui/material/styles';

/**
 * Overrides of MUI's components, in the exact type of `createTheme`: checking MUI's assignable `Components<Theme>`
 * takes the compiler half a minute.
 */
export type ComponentOverrides = NonNullable<ThemeOptions['components']>;
