import { fluent } from '#ui/theme/tokens.ts';

/**
 * Styles of a card on the public pages. MUI's Card sets a style attribute, which the content security policy of
 * prerendered pages forbids. The border is visible in the dark theme and in forced colours, where shadows are not.
 */
export const cardStyle = {
  m: 0,
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: 'fluent.surface1',
  color: 'text.primary',
  border: `1px solid ${fluent('stroke3')}`,
  boxShadow: fluent('shadow4'),
} as const;

/** Styles of a tinted disc, `size` px wide, around an icon or a number. */
export const discStyle = (size: number) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  borderRadius: '50%',
  bgcolor: 'fluent.brandTint',
  color: 'fluent.brandText',
});

/** Styles of a tinted box, as wide as the page, for an invitation to the visitor, such as to sign up. */
export const bannerStyle = {
  p: { xs: 3, md: 6 },
  borderRadius: '16px',
  bgcolor: 'fluent.brandTint',
  border: `1px solid ${fluent('brandStroke')}`,
};

/** Styles of a list of cards as a grid; whoever uses it adds the columns. */
export const cardListStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;
