import { useCallback } from 'react';
import type { PlainKey, Translate } from './messages.ts';
import { useFormat } from './useFormat.ts';
import { useT } from './useT.ts';

/**
 * Problem that a validator of src/domain finds: the key of its text, or the largest length of a text that is too long.
 */
export type Problem = PlainKey | { readonly most: number };

/** Text of a problem in the current language; `coins` is the formatter for the largest length in it. */
export const problemText = (problem: Problem, t: Translate, { coins }: Pick<ReturnType<typeof useFormat>, 'coins'>) =>
  typeof problem === 'string' ? t(problem) : t('text.tooLong', { most: coins(problem.most) });

/**
 * Hook that returns a function, which turns a validator of src/domain into react-hook-form's `validate` with a
 * translated message. Typed numbers are read in the current language.
 */
export const useRule = () => {
  const t = useT();
  const format = useFormat();
  return useCallback(
    (rule: (value: string, language: string) => Problem | null) =>
      (value: string): string | true => {
        const problem = rule(value, format.language);
        return problem === null || problemText(problem, t, format);
      },
    [t, format],
  );
};
