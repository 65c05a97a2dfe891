import { useEffect, useRef, useState } from 'react';
import { useStoreContext } from 'react-admin';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { isRecord } from '#domain/isRecord.ts';
import { DOUBLE_PRESS } from '../doublePress.ts';
import { useCheckedForm } from './useCheckedForm.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/**
 * `useCheckedForm` for something long: what is typed is kept in the browser, for this user alone, and is there again
 * after a reload, a crash, a sign-out or a failed call. `name` tells one form's draft from another's; `empty` is the untouched
 * form. `restored` says that an earlier visit's text is shown; `forget` drops the draft alone, `discard` empties the form as well, or
 * begins with what it is given. Neither drops what another tab has typed since. `take` shows other values instead, as if typed here.
 *
 * A form that is left before its answer comes shows its draft again, and is emptied with it once the answer has come. `sending` keeps
 * with the draft that it was sent; `sent` says so of one whose answer was not heard.
 */
export const useDraftForm = <T extends FieldValues>(name: string, empty: T & DefaultValues<T>): DraftForm<T> => {
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
  /** While this form itself drops or marks its draft. */
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
  return {
    ...form,
    handleSubmit: (onValid, onInvalid) => {
      const submit = form.handleSubmit(onValid, onInvalid);
      return async (event) => {
        // The second press of a double one meets the emptied form, and would complain of its fields.
        const isEmpty = JSON.stringify(getValues()) === JSON.stringify(untouched.current);
        if (isEmpty && performance.now() - emptied.current < DOUBLE_PRESS) event?.preventDefault();
        else await submit(event);
      };
    },
    restored,
    sent,
    forget: () => {
      dropOwn();
    },
    discard: (next = empty) => {
      // First, or the emptied form would be kept as something that was typed.
      untouched.current = next;
      begin(next);
      dropOwn();
      emptied.current = performance.now();
    },
    take: begin,
    sending: async (call) => {
      const before = marked.current;
      mark(true);
      const result = await call();
      if (result === 'notDone') mark(before);
      return result;
    },
  };
};

/** Where a form's draft is kept in react-admin's store. */
export const draftKey = (name: string): string => `draft.${name}`;

/** What became of what was sent; 'unknown' where no answer came. */
type Result = 'done' | 'notDone' | 'unknown';

export type DraftForm<T extends FieldValues> = UseFormReturn<T> & {
  restored: boolean;
  sent: boolean;
  forget: () => void;
  discard: (next?: T & DefaultValues<T>) => void;
  take: (values: T & DefaultValues<T>) => void;
  /** Resolves with what the call does; it must not reject. */
  sending: (call: () => Promise<Result>) => Promise<Result>;
};

const withMark = (values: object, sent: boolean) => ({ ...values, ...(sent && { sent }) });
const isSent = (kept: unknown): boolean => isRecord(kept) && kept.sent === true;

/** What was kept, as far as the form still has such fields. */
const draftOf = <T extends FieldValues>(kept: unknown, empty: T): T | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fits = Object.entries(kept).filter(([field, value]) => typeof value === typeof empty[field]);
  return fits.length > 0 ? { ...empty, ...Object.fromEntries(fits) } : undefined;
};
