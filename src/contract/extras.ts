/** What our server can do beyond the specification, by the names that it announces beside the token (C-67). */
export const extras = ['keptTexts', 'paidOrders'] as const;
export type Extra = (typeof extras)[number];

/** The names in an answer: one that is not known here belongs to no cell. None of a server that announces nothing. */
export const extrasIn = (announced: unknown): readonly Extra[] =>
  Array.isArray(announced) ? (announced as readonly Extra[]) : [];
