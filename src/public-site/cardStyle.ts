import { fluent } from '#ui/theme/tokens.ts';

/**
 * Card of the public pages. MUI's Card uses a style attribute, which the policy of prerendered pages forbids. The
 * border shows in the dark theme and in forced colours, where shadows do not.
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

/** Tinted disc of `size` px for an icon or a number. */
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

/** Tinted box across the page that asks for something. */
export const bannerStyle = {
  p: { xs: 3, md: 6 },
  borderRadius: '16px',
  bgcolor: 'fluent.brandTint',
  border: `1px solid ${fluent('brandStroke')}`,
};

/** Grid of cards; users add its columns. */
export const cardListStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;
