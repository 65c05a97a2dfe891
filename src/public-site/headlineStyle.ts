/** The one large line that a page of the front begins with. */
export const headlineStyle = {
  fontSize: { xs: '2.125rem', md: '3.25rem' },
  lineHeight: 1.12,
  letterSpacing: '-.015em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
} as const;

/** What each part of it begins with. */
export const sectionHeadingStyle = {
  // 28 pixels on phones, 32 on a desk.
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2rem)',
  lineHeight: 1.25,
  textWrap: 'balance',
} as const;
