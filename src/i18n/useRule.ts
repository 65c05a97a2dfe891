import { useCallback } from 'react';
import type { PlainKey } from './messages.ts';
import { useT } from './useT.ts';

/** Turns a rule of the domain into react-hook-form's `validate`, which answers with the rule's text. */
export const useRule = () => {
  const t = useT();
  return useCallback(
    (rule: (value: string) => PlainKey | null) =>
      (value: string): string | true => {
        const problem = rule(value);
        return problem === null || t(problem);
      },
    [t],
  );
};
