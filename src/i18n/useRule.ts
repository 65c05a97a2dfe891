import { useI18nProvider } from 'ra-core';
import { useCallback } from 'react';
import type { PlainKey } from './messages.ts';
import { useT } from './useT.ts';

/** Turns a rule of the domain into react-hook-form's `validate`, which answers with the rule's text; numbers are read in the chosen language. */
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
