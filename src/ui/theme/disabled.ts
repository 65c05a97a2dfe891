import { fluent } from './tokens.ts';

/** Styles of a button that is off, also of one that only looks so because it keeps the focus. */
export const disabled = {
  background: fluent('surfaceDisabled'),
  color: fluent('textDisabled'),
  borderColor: fluent('stroke2'),
} as const;
