import { useEffect, useRef } from 'react';
import { useForm, type FieldValues, type Path, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import { useT } from '#i18n/useT.ts';

/**
 * react-hook-form's `useForm`, with two differences. A form that is sent with mistakes focuses the first field that is wrong, in
 * the order of `defaultValues`, and once: the library does it again a moment later, and takes the focus of a person who has
 * begun to type. When the language changes, what is said of fields that are wrong is said anew (C-52).
 */
export const useCheckedForm = <T extends FieldValues>(props: UseFormProps<T>): UseFormReturn<T> => {
  const form = useForm<T>({ ...props, shouldFocusError: false });
  useProblemsAgain(form);
  const { handleSubmit, getValues, setFocus } = form;
  return {
    ...form,
    handleSubmit: (onValid, onInvalid) =>
      handleSubmit(onValid, async (errors, event) => {
        const first = (Object.keys(getValues()) as Path<T>[]).find((name) => name in errors);
        if (first) setFocus(first);
        await onInvalid?.(errors, event);
      }),
  };
};

const useProblemsAgain = <T extends FieldValues>({ trigger, formState: { errors } }: UseFormReturn<T>): void => {
  const t = useT();
  const saidBy = useRef(t);
  useEffect(() => {
    if (saidBy.current === t) return;
    saidBy.current = t;
    const wrong = Object.keys(errors) as Path<T>[];
    if (wrong.length > 0) void trigger(wrong);
  }, [t, errors, trigger]);
};
