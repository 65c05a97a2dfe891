/**
 * The programs that a pay sheet is made for. A payment system's portal takes account numbers as they are; a spreadsheet
 * would round them or drop their leading zeros, unless an apostrophe marks them as text.
 */
export const paySheetKinds = ['portal', 'spreadsheet'] as const;
export type PaySheetKind = (typeof paySheetKinds)[number];
