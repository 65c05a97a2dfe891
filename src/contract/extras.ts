/**
 * Names of our server's abilities beyond the specification, called extras. The server announces those it has in the
 * response to POST /jwt (C-67).
 */
export const extras = [
  'keptTexts',
  'paging',
  'paidOrders',
  'refunds',
  'prices',
  'signals',
  'payouts',
  'actionLog',
  'suspensions',
  'ownData',
  'erasure',
  'documents',
  'sealedAccounts',
  'twoAdmins',
  'uploads',
] as const;
export type Extra = (typeof extras)[number];

/** Extras that are off unless the server's owner switches them on by a setting. */
const bySetting: readonly Extra[] = ['sealedAccounts', 'twoAdmins', 'uploads'];
/** Extras that a server has when its owner has set none of the settings for extras. */
export const ownersExtras: readonly Extra[] = extras.filter((name) => !bySetting.includes(name));
/**
 * Extras of a server without settings and without a writer of PDF files, such as the one inside the browser: {@link
 * ownersExtras} without `documents`.
 */
export const usualExtras: readonly Extra[] = ownersExtras.filter((name) => name !== 'documents');

/**
 * Extras announced in a response; empty when the server announces nothing. Unknown names stay included, because nothing
 * depends on them.
 */
export const extrasIn = (announced: unknown): readonly Extra[] =>
  Array.isArray(announced) ? (announced as readonly Extra[]) : [];
