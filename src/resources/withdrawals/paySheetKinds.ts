/**
 * The uses of a pay sheet. A payout portal takes each account number as it stands; a spreadsheet would read digits as a number,
 * rounded or without its first zeros, unless an apostrophe keeps them text.
 */
export const paySheetKinds = ['portal', 'spreadsheet'] as const;
export type PaySheetKind = (typeof paySheetKinds)[number];
