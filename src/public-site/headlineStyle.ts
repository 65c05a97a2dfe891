import { fluent } from '#ui/theme/tokens.ts';

/** Styles of a public page's headline. */
export const headlineStyle = {
  fontSize: { xs: '2.125rem', md: '3.25rem' },
  lineHeight: 1.12,
  letterSpacing: '-.015em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
} as const;

/** Styles of the heading of a section on a public page. */
export const sectionHeadingStyle = {
  // 28 px on phones, 32 px on desktops.
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2rem)',
  lineHeight: 1.25,
  textWrap: 'balance',
} as const;

/** Background behind a public page's headline. */
export const introBackground = `linear-gradient(180deg, ${fluent('pageBand')}, ${fluent('page')})`;

/** Styles of the text below a headline. */
export const leadStyle = { fontSize: '1.125rem', lineHeight: '1.75rem', color: 'fluent.text2' };
export const paragraphStyle = { fontSize: '1rem', lineHeight: '1.5rem', color: 'fluent.text2' };
