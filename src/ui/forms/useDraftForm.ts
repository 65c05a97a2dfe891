import { useEffect, useRef, useState } from 'react';
import { useStoreContext } from 'react-admin';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { isRecord } from '#domain/isRecord.ts';
import { DOUBLE_PRESS } from '../doublePress.ts';
import { useCheckedForm } from './useCheckedForm.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/**
 * Hook like `useCheckedForm` for long input. The draft is stored in the browser for this user, and restored after a
 * reload, crash, sign-out or failed call. `name` identifies the draft; `empty` are the values of an untouched form.
 * `restored` is true while a draft of an earlier visit is shown. `forget` deletes the stored draft; `discard` also
 * resets the form, to `empty` or to the given values. Neither deletes a draft that another tab has stored since. `take`
 * puts other values into the form, as if they had been typed.
 * Call the server within `sending`, which marks the draft as sent; `sent` is true for a draft whose response has not
 * been received. A form that the user left before the response shows its draft again, and is reset if the call then
 * succeeds.
 */
export const useDraftForm = <T extends FieldValues>(name: string, empty: T & DefaultValues<T>) => {
  const key = draftKey(name);
  const store = useStoreContext();
  const { found, keep, drop } = useKeptDraft(key);
  const [draft] = useState(() => draftOf(found, empty));
  const [restored, setRestored] = useState(draft !== undefined);
  const [sent, setSent] = useState(isSent(found));
  const form = useCheckedForm<T>({ defaultValues: draft ?? empty });
  const { subscribe, reset, getValues } = form;
  const untouched = useRef(empty);
  const marked = useRef(sent);
  const emptied = useRef(-DOUBLE_PRESS);
  /** True while this form itself deletes or marks its draft. */
  const own = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (JSON.stringify(values) === JSON.stringify(untouched.current)) drop();
          else keep(withMark(values, marked.current));
        },
      }),
    [subscribe, keep, drop],
  );
  useEffect(
    () =>
      store.subscribe(key, (kept: unknown) => {
        if (own.current) return;
        if (kept === undefined && JSON.stringify(getValues()) === JSON.stringify(draft)) {
          reset(untouched.current);
          setRestored(false);
        }
        marked.current = isSent(kept);
        setSent(marked.current);
      }),
    [store, key, draft, getValues, reset],
  );
  const dropOwn = (left?: object) => {
    own.current = true;
    drop(left);
    own.current = false;
  };
  const mark = (isOut: boolean) => {
    marked.current = isOut;
    dropOwn(withMark(getValues(), isOut));
  };
  const begin = (values: T & DefaultValues<T>) => {
    marked.current = false;
    reset(values);
    setRestored(false);
  };
  const handleSubmit: UseFormReturn<T>['handleSubmit'] = (...on) => {
    const submit = form.handleSubmit(...on);
    return async (event) => {
      // The second press of a double press would find the reset form, and show problems of its empty fields.
      const isEmpty = JSON.stringify(getValues()) === JSON.stringify(untouched.current);
      if (isEmpty && performance.now() - emptied.current < DOUBLE_PRESS) event?.preventDefault();
      else await submit(event);
    };
  };
  return {
    ...form,
    handleSubmit,
    restored,
    sent,
    forget: () => dropOwn(),
    discard: (next: T & DefaultValues<T> = empty) => {
      // Set first, or the reset form would be stored as a draft.
      untouched.current = next;
      begin(next);
      dropOwn();
      emptied.current = performance.now();
    },
    take: begin,
    /**
     * Marks the draft as sent and runs `call`, which must not reject. Resolves with its result; after 'notDone' the
     * mark is as it was before.
     */
    sending: async (call: () => Promise<Result>) => {
      const before = marked.current;
      mark(true);
      const result = await call();
      if (result === 'notDone') mark(before);
      return result;
    },
  };
};

/** Key of a form's draft in react-admin's store. */
export const draftKey = (name: string): string => `draft.${name}`;

/** Result of a submit; 'unknown' where no response came. */
type Result = 'done' | 'notDone' | 'unknown';

export type DraftForm<T extends FieldValues> = ReturnType<typeof useDraftForm<T>>;

const withMark = (values: object, sent: boolean) => ({ ...values, ...(sent && { sent }) });
const isSent = (kept: unknown): boolean => isRecord(kept) && kept.sent === true;

/** Stored draft without fields that the form no longer has (those missing in `empty`); undefined if none is left. */
const draftOf = <T extends FieldValues>(kept: unknown, empty: T): T | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fits = Object.entries(kept).filter(([field, value]) => typeof value === typeof empty[field]);
  return fits.length > 0 ? { ...empty, ...Object.fromEntries(fits) } : undefined;
};
