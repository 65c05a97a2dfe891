import { fluent } from '#ui/theme/tokens.ts';

/**
 * A card of the public pages. Not MUI's Card, which writes a style attribute: the policy of a prerendered page forbids it. Its
 * edge shows in the dark, where shadows hardly do, and in forced colours, where there are none.
 */
export const cardStyle = {
  m: 0,
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: 'fluent.surface1',
  color: 'text.primary',
  border: '1px solid',
  borderColor: 'fluent.stroke3',
  boxShadow: fluent('shadow4'),
} as const;

/** A list of cards beside each other; how many is said where it is drawn. */
export const cardListStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;
