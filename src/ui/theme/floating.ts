import { fluent } from './tokens.ts';

/** Styles of what floats over the page, such as menus, which in the dark is lighter than a card. */
export const floating = {
  background: fluent('surfaceFloat'),
  boxShadow: fluent('shadow16'),
  border: `1px solid ${fluent('floatStroke')}`,
};
