import { useCallback } from 'react';
import type { PlainKey, Translate } from './messages.ts';
import { useFormat } from './useFormat.ts';
import { useT } from './useT.ts';

/** Problem that a validator of the domain finds: the key of its text, or the most characters of a text that is too long. */
export type Problem = PlainKey | { readonly most: number };

/** Text of a problem. */
export const problemText = (problem: Problem, t: Translate, { coins }: Pick<ReturnType<typeof useFormat>, 'coins'>) =>
  typeof problem === 'string' ? t(problem) : t('text.tooLong', { most: coins(problem.most) });

/**
 * Function that turns a validator of the domain into react-hook-form's `validate`, with the text of its message.
 * Numbers are read in the current language.
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
