import { fluent } from '../tokens.ts';

/** BareSelect, and the button of a list that looks like it, as rules of the page: styles that are worked out for every select would cost a grid more than its selects. */
export const bareSelect = `
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
  .BareSelect button { min-width: 104px; }
  .BareSelect :is(select, button):hover { background: ${fluent('surface1Hover')}; }
  .BareSelect select:disabled { color: ${fluent('textDisabled')}; cursor: default; }
  .BareSelect option { background: ${fluent('surface1')}; color: ${fluent('text1')}; }
  .BareSelect-boxed :is(select, button) {
    background: ${fluent('surface1')}; border-color: ${fluent('stroke1')}; border-bottom-color: ${fluent('strokeAccessible')};
  }
`;
