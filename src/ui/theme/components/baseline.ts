import { BELOW_BAR } from '../../page/dashboardBar.ts';
import { fluent } from '../tokens.ts';
import type { ComponentOverrides } from './componentOverrides.ts';

/**
 * Global CSS rules for Fluent's icons: the part of @fluentui/react-icons/headless/styles.css that the icons used here
 * need. The first rule has no specificity (`:where`), so any class overrides it.
 */
const icons = `
  :where([data-fui-icon]) { display: inline; line-height: 0; }
  [data-fui-icon-rtl] { transform: scaleX(-1); }
  @media (forced-colors: active) { [data-fui-icon] { forced-color-adjust: auto; } }
`;

/**
 * Global CSS rules of the component BareSelect, and of the button in a list that looks like it. Styles that emotion
 * computes for each element would cost a grid more than the selects themselves.
 */
const bareSelect = `
  .BareSelect { position: relative; display: inline-flex; align-items: center; max-width: 100%; }
  .BareSelect-boxed { width: 100%; }
  .BareSelect svg {
    position: absolute; inset-inline-end: 8px; font-size: 16px; color: ${fluent('text3')}; pointer-events: none;
  }
  .BareSelect :is(select, button) {
    appearance: none; font: inherit; line-height: 1.25rem; color: ${fluent('text1')}; background: transparent;
    height: 32px; width: 100%; padding-block: 0; padding-inline: 8px 28px; border: 1px solid transparent; border-radius: 4px; cursor: pointer;
    text-align: start; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  }
  /* As wide as what is chosen, and not as the longest choice, so that its sign stands beside the word. */
  .BareSelect:not(.BareSelect-boxed) select { field-sizing: content; }
  @media (pointer: coarse) { .BareSelect select { font-size: 1rem; } }
  .BareSelect button { min-width: 104px; }
  .BareSelect :is(select, button):hover { background: ${fluent('surface1Hover')}; }
  .BareSelect :is(select:disabled, button[aria-disabled="true"]) { color: ${fluent('textDisabled')}; cursor: default; }
  .BareSelect option { background: ${fluent('surface1')}; color: ${fluent('text1')}; }
  .BareSelect-boxed :is(select, button) {
    background: ${fluent('surface1')}; border-color: ${fluent('stroke1')}; border-bottom-color: ${fluent('strokeAccessible')};
  }
`;

/**
 * Global CSS rules of the component LanguageSwitch. An invisible select covers the icon, and gets the presses and the
 * focus.
 */
const languageSwitch = `
  .LanguageSwitch {
    position: relative; display: inline-flex; flex-shrink: 0; width: 32px; height: 32px; border-radius: 4px;
    align-items: center; justify-content: center; font-size: 20px; color: var(--bar-text, ${fluent('text2')});
  }
  .LanguageSwitch:hover { background: var(--bar-hover, ${fluent('subtleHover')}); color: var(--bar-strong, ${fluent('text1')}); }
  .LanguageSwitch:has(:focus-visible) { outline: 2px solid ${fluent('focusOuter')}; outline-offset: -2px; }
  .LanguageSwitch select { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; font-size: 1rem; }
  .LanguageSwitch option { background: ${fluent('surface1')}; color: ${fluent('text1')}; }
`;

/**
 * Global CSS rules of the component PersonAvatar. Styles that emotion computes for each element would cost a grid too
 * much.
 */
const personAvatar = `
  .PersonAvatar {
    display: inline-flex; align-items: center; justify-content: center; flex: none; overflow: hidden; user-select: none;
    border-radius: 50%; font-weight: 600; line-height: 1;
  }
  .PersonAvatar img { width: 100%; height: 100%; object-fit: cover; }
`;

/**
 * CSS for other scripts than Latin. Their large letters reach higher and lower. Bangla's letters are smaller than Latin
 * ones of one size: its smallest text is a pixel larger.
 */
const otherScripts = `
  html:not([lang^='en']) :is(h1, h2) { line-height: 1.35; }
  :lang(bn) :is(small, .MuiFormHelperText-root, .MuiTypography-caption) { font-size: .8125rem; }
`;

/** CSS of elements that take the focus only to be read out. */
const readOut = `
  h1:focus, h2:focus, main:focus { outline: none; }
`;

/** CSS of signs that point ahead or back, where a language is read the other way. */
const mirrored = `
  [dir="rtl"] .Sideways { transform: scaleX(-1); }
`;

/**
 * Theme override with the global CSS rules: one focus ring, and no motion for users who prefer reduced motion, among
 * others.
 */
export const baseline: ComponentOverrides = {
  MuiCssBaseline: {
    styleOverrides: `
      html { scroll-padding-top: ${String(BELOW_BAR)}px; }
      body { -webkit-font-smoothing: auto; }
      ::selection { background: ${fluent('brand')}; color: ${fluent('onBrand')}; }
      :focus-visible { outline: 2px solid ${fluent('focusOuter')}; outline-offset: -2px; border-radius: 4px; }
      p, li, h3, h4, h5 { text-wrap: pretty; }
      ${otherScripts}
      ${readOut}
      #toasts .notistack-SnackbarContainer { bottom: calc(48px + var(--demo-bar-height, 0px) + var(--page-foot-height, 0px)); }
      ${mirrored}
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
