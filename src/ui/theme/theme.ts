import { createTheme, type TypographyVariantsOptions } from '@mui/material/styles';
import { baseline } from './components/baseline.ts';
import { buttons } from './components/buttons.ts';
import { dataGrid } from './components/dataGrid.ts';
import { inputs } from './components/inputs.ts';
import { navigation } from './components/navigation.ts';
import { surfaces } from './components/surfaces.ts';
import { paletteOf } from './paletteOf.ts';

/**
 * CSS font family: Segoe UI of Windows, or a bundled font of the same measures that is loaded after the first paint.
 * Its fallbacks Arial, Roboto, and on plain Linux 'Stand-in' (index.html) are as wide, so that nothing moves.
 */
const fontFamily = "'Segoe UI Variable Text','Segoe UI','Segoe UI Fallback',Arial,Stand-in,sans-serif";

/** Text style from sizes in px. They become rem, so that the text follows the reader's font size (WCAG 1.4.4). */
const step = (size: number, lineHeight: number, fontWeight = 400) => ({
  fontSize: `${String(size / 16)}rem`,
  lineHeight: `${String(lineHeight / 16)}rem`,
  fontWeight,
  letterSpacing: 0,
  textTransform: 'none' as const,
});

/** Text styles of Fluent 2 under MUI's names: h1 large title, h4 page heading, body 14/20, caption 12/16. */
const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightMedium: 600,
  h1: step(40, 52, 600),
  h2: step(32, 40, 600),
  h3: step(28, 36, 600),
  h4: step(24, 32, 600),
  h5: step(20, 28, 600),
  h6: step(16, 22, 600),
  subtitle1: step(16, 22, 600),
  subtitle2: step(14, 20, 600),
  body1: step(14, 20),
  body2: step(14, 20),
  caption: step(12, 16),
  overline: step(12, 16, 600),
  button: step(14, 20, 600),
};

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/**
 * Creates the MUI theme with the look of Fluent 2. Both colour schemes are CSS variables, chosen by `data-theme` on the
 * root element (THEME-4).
 */
const createFluentTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
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
    components: { ...baseline, ...buttons, ...inputs, ...surfaces, ...navigation, ...dataGrid },
  });

let made: ReturnType<typeof createFluentTheme> | undefined;

/** Returns the app's MUI theme. It is created on first use, so that loading this module is a short task. */
export const theme = () => (made ??= createFluentTheme());
