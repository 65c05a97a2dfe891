import type { ComponentOverrides } from './componentOverrides.ts';
import { bareSelect } from './bareSelect.ts';
import { icons } from './icons.ts';
import { languageSwitch } from './languageSwitch.ts';
import { personAvatar } from './personAvatar.ts';
import { fluent } from '../tokens.ts';

/** The page itself: one focus ring everywhere, and no motion for those who asked for none. */
export const baseline: ComponentOverrides = {
  MuiCssBaseline: {
    styleOverrides: `
      html { scroll-padding-top: 72px; }
      body { -webkit-font-smoothing: auto; }
      ::selection { background: ${fluent('brand')}; color: ${fluent('onBrand')}; }
      :focus-visible { outline: 2px solid ${fluent('focusOuter')}; outline-offset: -2px; border-radius: 4px; }
      /* Large letters of other scripts reach higher and lower than Latin ones. */
      html:not([lang^='en']) :is(h1, h2) { line-height: 1.35; }
      /* Bangla's letters are smaller than Latin ones of one size: its smallest text is a pixel larger. */
      :lang(bn) :is(small, .MuiFormHelperText-root, .MuiTypography-caption) { font-size: .8125rem; }
      h1:focus, main:focus { outline: none; }
      #toasts .notistack-SnackbarContainer { bottom: calc(20px + var(--demo-bar-height, 0px) + var(--page-foot-height, 0px)); }
      /* Signs that point ahead or back, where a language is read the other way. */
      [dir="rtl"] .Sideways { transform: scaleX(-1); }
      ${icons}
      ${bareSelect}
      ${languageSwitch}
      ${personAvatar}
      @media (prefers-reduced-motion: reduce) {
        *, *::before, *::after {
          animation-duration: .01ms !important;
          animation-iteration-count: 1 !important;
          transition-duration: .01ms !important;
          scroll-behavior: auto !important;
        }
      }
    `,
  },
};
