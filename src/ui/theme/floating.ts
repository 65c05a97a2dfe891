import { fluent } from './tokens.ts';

/** Styles that give a plane and the cards, fields and buttons on it one fill: `surface1` follows it. */
const plane = (fill: 'surfaceFloat' | 'surfacePanel') => ({
  '--mui-palette-fluent-surface1': fluent(fill),
  '--mui-palette-background-paper': fluent(fill),
  background: fluent(fill),
});

/** Styles of what floats over the page, such as menus: in the dark it is lighter than what lies below. */
export const floating = {
  ...plane('surfaceFloat'),
  boxShadow: fluent('popShadow'),
  border: `1px solid ${fluent('popStroke')}`,
};

/** Styles of a panel at the window's end, which has the whole height. */
export const panel = { ...plane('surfacePanel'), boxShadow: fluent('panelShadow') };
