/**
 * Largest lengths of texts that the server accepts, in UTF-16 code units; the contract and the forms refuse longer
 * ones. `account` holds for account numbers, `title` and `info` for a task's title and asked proof, `detail` for its
 * detail and for handed-in work.
 */
export const LONGEST = {
  name: 200,
  account: 200,
  title: 500,
  info: 5_000,
  detail: 10_000,
} as const;

/** Problem of a typed text: the message key of a sentence, or the largest number of characters that is accepted. */
export type TextProblem = 'text.unkept' | { most: number };

/** Characters that our server cannot store: PostgreSQL's text type has no NUL, and UTF-8 has no unpaired surrogates. */
export const UNKEPT = /[\0\p{Surrogate}]/u;

/**
 * Problem of a typed text that the server would refuse, or null. `kind` names the field's largest length. The form
 * checks this because the server's sentence does not say which field is meant.
 */
export const textProblem = (text: string, kind: keyof typeof LONGEST): TextProblem | null => {
  if (UNKEPT.test(text)) return 'text.unkept';
  return text.length > LONGEST[kind] ? { most: LONGEST[kind] } : null;
};
