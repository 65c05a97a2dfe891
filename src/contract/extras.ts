/** What our server can do beyond the specification, by the names that it announces beside the token (C-67). */
export const extras = ['keptTexts'] as const;
export type Extra = (typeof extras)[number];

/** Those of an answer that are known here; none of a server that announces nothing. */
export const extrasIn = (announced: unknown): readonly Extra[] =>
  Array.isArray(announced) ? extras.filter((name) => announced.includes(name)) : [];
