import { useEffect, useRef } from 'react';
import { useForm, type FieldValues, type Path, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import { useT } from '#i18n/useT.ts';

/**
 * `useForm` of react-hook-form with two changes. A failed submit focuses the first wrong field once, in the order of
 * `defaultValues`; the library would do it again a moment later, and disturb typing. When the app's language changes,
 * wrong fields are validated again, so that their problems are translated (C-52).
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
