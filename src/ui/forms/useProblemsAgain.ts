import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useT } from '#i18n/useT.ts';

/** Judges the fields that are wrong once more when the language changes: what is said of them is in the former one (C-52). */
export const useProblemsAgain = <T extends FieldValues>({
  trigger,
  formState: { errors },
}: Pick<UseFormReturn<T>, 'trigger' | 'formState'>): void => {
  const t = useT();
  const saidBy = useRef(t);
  useEffect(() => {
    if (saidBy.current === t) return;
    saidBy.current = t;
    const wrong = Object.keys(errors) as Path<T>[];
    if (wrong.length > 0) void trigger(wrong);
  }, [t, errors, trigger]);
};
