import { createTheme } from '@mui/material/styles';
import { baseline } from './components/baseline.ts';
import { buttons } from './components/buttons.ts';
import { dataGrid } from './components/dataGrid.ts';
import { display } from './components/display.ts';
import { inputs } from './components/inputs.ts';
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
  components: { ...baseline, ...buttons, ...inputs, ...surfaces, ...navigation, ...display, ...dataGrid },
});
