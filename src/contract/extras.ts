/**
 * Abilities of our server beyond the specification, under the names that it announces in the response to POST /jwt
 * (C-67).
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

/** Extras that only a setting of the owner's switches on. */
const bySetting: readonly Extra[] = ['sealedAccounts', 'twoAdmins', 'uploads'];
/** Extras of an owner's server. */
export const ownersExtras: readonly Extra[] = extras.filter((name) => !bySetting.includes(name));
/** Extras of a server inside a browser, which writes no documents. */
export const usualExtras: readonly Extra[] = ownersExtras.filter((name) => name !== 'documents');

/** Announced names, unknown ones included, as nothing depends on them; none where the server announces nothing. */
export const extrasIn = (announced: unknown): readonly Extra[] =>
  Array.isArray(announced) ? (announced as readonly Extra[]) : [];
