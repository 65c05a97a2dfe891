import { fluent } from '../tokens.ts';

/** LanguageSwitch as rules of the page. The select lies over the sign, unseen: what is pressed, and what has the focus, is it. */
export const languageSwitch = `
  .LanguageSwitch {
    position: relative; display: inline-flex; flex-shrink: 0; width: 32px; height: 32px; border-radius: 4px;
    align-items: center; justify-content: center; font-size: 20px; color: var(--bar-text, ${fluent('text2')});
  }
  .LanguageSwitch:hover { background: var(--bar-hover, ${fluent('subtleHover')}); color: var(--bar-strong, ${fluent('text1')}); }
  .LanguageSwitch:has(:focus-visible) { outline: 2px solid ${fluent('focusOuter')}; outline-offset: -2px; }
  .LanguageSwitch select { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; font-size: 1rem; }
  .LanguageSwitch option { background: ${fluent('surface1')}; color: ${fluent('text1')}; }
`;
