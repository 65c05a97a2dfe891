/** Style of the headline of a public page. */
export const headlineStyle = {
  fontSize: { xs: '2.125rem', md: '3.25rem' },
  lineHeight: 1.12,
  letterSpacing: '-.015em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
} as const;

/** Style of a section's heading. */
export const sectionHeadingStyle = {
  // 28 px on phones, 32 px on desktops.
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2rem)',
  lineHeight: 1.25,
  textWrap: 'balance',
} as const;
