import type { ThemeOptions } from '@mui/material/styles';

/**
 * How parts of MUI look. Exactly the type that `createTheme` asks for: MUI's `Components<Theme>` is assignable too, but to
 * find that out takes the compiler half a minute.
 */
export type ComponentOverrides = NonNullable<ThemeOptions['components']>;
