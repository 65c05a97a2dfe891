import { fluent } from './tokens.ts';

/** Styles of selects and of circles that select, within a selected row or card, which has a tint. */
export const onTint = {
  '& .BareSelect-boxed :is(select, button):not(:hover), & input:not(:checked, :indeterminate)::before': {
    background: fluent('surfaceOnTint'),
  },
} as const;
