import type { PaletteOptions } from '@mui/material/styles';
import { tokensOf, type FluentPalette } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    fluent: FluentPalette;
  }
  interface PaletteOptions {
    fluent?: FluentPalette;
  }
}

/**
 * Palette for MUI of the light or the dark scheme, made of Fluent's tokens. `main` also colours text and icons, so the
 * dark scheme uses the lighter brandText; filled buttons get Fluent's fill in components/buttons.ts.
 */
export const paletteOf = (mode: 'light' | 'dark'): PaletteOptions => {
  const t = tokensOf(mode);
  return {
    mode,
    primary: {
      main: t.brandText,
      light: t.brandTextHover,
      dark: t.brandTextPressed,
      contrastText: t.textInverted,
    },
    secondary: { main: t.text2, contrastText: t.textInverted },
    error: { main: t.dangerMain, contrastText: t.textInverted },
    warning: { main: t.warningMain, contrastText: t.textInverted },
    success: { main: t.successMain, contrastText: t.textInverted },
    info: { main: t.text3, contrastText: t.textInverted },
    text: { primary: t.text1, secondary: t.text3, disabled: t.textDisabled },
    divider: t.divider,
    background: { default: t.surface3, paper: t.surface1 },
    action: {
      hover: mode === 'dark' ? t.surface1Hover : t.subtleHover,
      selected: t.brandTint,
      active: t.text3,
      disabled: t.textDisabled,
      disabledBackground: t.surfaceDisabled,
    },
    fluent: t,
  };
};
