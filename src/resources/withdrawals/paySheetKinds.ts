/**
 * What a sheet is for. A payout portal takes each account number as it stands; a spreadsheet would read digits as a number,
 * without its first zeros, or rounded, unless an apostrophe keeps them text.
 */
export const paySheetKinds = ['portal', 'spreadsheet'] as const;
export type PaySheetKind = (typeof paySheetKinds)[number];
