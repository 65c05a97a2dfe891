import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useCheckedForm } from './useCheckedForm.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/**
 * `useCheckedForm` for something long: what is typed is kept in the browser, for this user alone, and is there again
 * after a reload, a crash, a sign-out or a failed call. `name` tells one form's draft from another's; `empty` is the untouched
 * form. `restored` says that an earlier visit's text is shown; `forget` drops the draft alone, `discard` empties the form as well, or
 * begins with what it is given. Neither drops what another tab has typed since.
 */
export const useDraftForm = <T extends FieldValues>(name: string, empty: T & DefaultValues<T>): DraftForm<T> => {
  const { found, keep, drop } = useKeptDraft(`draft.${name}`);
  const [draft] = useState(() => draftOf(found, empty));
  const [restored, setRestored] = useState(draft !== undefined);
  const form = useCheckedForm<T>({ defaultValues: draft ?? empty });
  const { subscribe, reset } = form;
  const untouched = useRef(empty);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (JSON.stringify(values) === JSON.stringify(untouched.current)) drop();
          else keep(values);
        },
      }),
    [subscribe, keep, drop],
  );
  const forget = () => {
    drop();
  };
  const discard = (next = empty) => {
    // First, or the emptied form would be kept as something that was typed.
    untouched.current = next;
    reset(next);
    forget();
    setRestored(false);
  };
  return { ...form, restored, forget, discard };
};

export type DraftForm<T extends FieldValues> = UseFormReturn<T> & {
  restored: boolean;
  forget: () => void;
  discard: (next?: T & DefaultValues<T>) => void;
};

/** What was kept, as far as the form still has such fields. */
const draftOf = <T extends FieldValues>(kept: unknown, empty: T): T | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fits = Object.entries(kept).filter(([field, value]) => typeof value === typeof empty[field]);
  return fits.length > 0 ? { ...empty, ...Object.fromEntries(fits) } : undefined;
};
