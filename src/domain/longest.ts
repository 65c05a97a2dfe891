/** Longest texts that the server accepts, in UTF-16 code units: the contract and the forms refuse longer ones. */
export const LONGEST = {
  name: 200,
  account: 200,
  title: 500,
  info: 5_000,
  detail: 10_000,
} as const;

/** Problem of a typed text: the message key of a sentence, or the most characters that are accepted. */
export type TextProblem = 'text.unkept' | { most: number };

/** Characters that no server of ours can store: PostgreSQL's text cannot hold NUL, and UTF-8 no unpaired surrogate. */
export const UNKEPT = /[\0\p{Surrogate}]/u;

/** Problem of a text that the server would refuse with a sentence about one of its fields, which names none of a form. */
export const textProblem = (text: string, kind: keyof typeof LONGEST): TextProblem | null => {
  if (UNKEPT.test(text)) return 'text.unkept';
  return text.length > LONGEST[kind] ? { most: LONGEST[kind] } : null;
};
