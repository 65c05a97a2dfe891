import { useEffect, useState } from 'react';
import { useStoreContext, type Store } from 'react-admin';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useCheckedForm } from './useCheckedForm.ts';

/**
 * `useCheckedForm` for something long: what is typed is kept in the browser, for this user alone, and is there again
 * after a reload, a crash, a sign-out or a failed call. `name` tells one form's draft from another's; `empty` is the untouched
 * form. `restored` says that an earlier visit's text is shown; `forget` drops the draft alone, `discard` empties the form as well, or
 * begins with what it is given.
 */
export const useDraftForm = <T extends FieldValues>(name: string, empty: T & DefaultValues<T>): DraftForm<T> => {
  const store = useStoreContext();
  const key = `draft.${name}`;
  const [draft] = useState(() => draftOf(store, key, empty));
  const [restored, setRestored] = useState(draft !== undefined);
  const form = useCheckedForm<T>({ defaultValues: draft ?? empty });
  const { subscribe, reset } = form;
  const [untouched] = useState(() => JSON.stringify(empty));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (JSON.stringify(values) === untouched) store.removeItem(key);
          else store.setItem(key, values);
        },
      }),
    [subscribe, store, key, untouched],
  );
  const forget = () => {
    store.removeItem(key);
  };
  const discard = (next = empty) => {
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
const draftOf = <T extends FieldValues>(store: Store, key: string, empty: T): T | undefined => {
  const kept: unknown = store.getItem(key);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fits = Object.entries(kept).filter(([field, value]) => typeof value === typeof empty[field]);
  return fits.length > 0 ? { ...empty, ...Object.fromEntries(fits) } : undefined;
};
