import { useI18nProvider } from 'ra-core';
import { useCallback } from 'react';
import type { PlainKey } from './messages.ts';
import { useT } from './useT.ts';

/**
 * Function that turns a validator of the domain into react-hook-form's `validate`, with the text of its message.
 * Numbers are read in the current language.
 */
export const useRule = () => {
  const t = useT();
  const language = useI18nProvider().getLocale();
  return useCallback(
    (rule: (value: string, language: string) => PlainKey | null) =>
      (value: string): string | true => {
        const problem = rule(value, language);
        return problem === null || t(problem);
      },
    [t, language],
  );
};
