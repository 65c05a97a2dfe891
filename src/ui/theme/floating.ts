import { fluent } from './tokens.ts';

/** Styles that give a plane over the page, and the cards, fields and buttons on it, a fill that is lighter in the dark. */
const plane = {
  '--mui-palette-fluent-surface1': fluent('surfaceFloat'),
  '--mui-palette-background-paper': fluent('surfaceFloat'),
  background: fluent('surfaceFloat'),
};

/** Styles of what floats over the page, such as menus. */
export const floating = { ...plane, boxShadow: fluent('shadow16'), border: `1px solid ${fluent('floatStroke')}` };

/** Styles of a panel at the window's end, which has the whole height. */
export const panel = { ...plane, boxShadow: `${fluent('shadow64')}, 0 0 0 1px ${fluent('floatStroke')}` };
