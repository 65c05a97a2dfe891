import { fluent } from './tokens.ts';

/** Styles of a button that is off, also of one that only looks so because it keeps the focus. */
export const disabled = {
  background: fluent('surfaceDisabled'),
  color: fluent('textDisabled'),
  borderColor: fluent('strokeDisabled'),
} as const;

/** Styles of a filled button that is off. It has no border; an edge shows where its fill is that of the plane beneath. */
export const disabledFilled = {
  ...disabled,
  boxShadow: `inset 0 0 0 1px ${fluent('darkStroke')}`,
} as const;
