import { createTheme } from '@mui/material/styles';
import { baseline } from './components/baseline.ts';
import { buttons } from './components/buttons.ts';
import type { ComponentOverrides } from './components/componentOverrides.ts';
import { display } from './components/display.ts';
import { navigation } from './components/navigation.ts';
import { surfaces } from './components/surfaces.ts';
import { paletteOf } from './palette.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Fluent 2 on MUI: both schemes as CSS variables, chosen by `data-theme` on the root element (THEME-4). */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  defaultColorScheme: 'light',
  shape: { borderRadius: 4 },
  typography,
  transitions: {
    duration: {
      shortest: 100,
      shorter: 150,
      short: 200,
      standard: 250,
      complex: 300,
      enteringScreen: 250,
      leavingScreen: 200,
    },
    easing: {
      easeInOut: 'cubic-bezier(.33,0,.67,1)',
      easeOut: 'cubic-bezier(0,0,0,1)',
      easeIn: 'cubic-bezier(1,0,1,1)',
      sharp: 'cubic-bezier(.8,0,.2,1)',
    },
  },
  components: { ...baseline, ...buttons, ...surfaces, ...navigation, ...display },
});

/**
 * Rules for what comes late, from the file that draws it: MUI looks them up whenever it draws. They are not enumerable, as the
 * grid names its <style> after the theme written as JSON, and the policy allows only the one that the build knew.
 */
export const addToTheme = (components: ComponentOverrides): void => {
  for (const [name, value] of Object.entries(components))
    Object.defineProperty((theme.components ??= {}), name, { value, configurable: true });
};
