import { useCallback } from 'react';
import { inOneLine, type Sentence } from '#i18n/sentence.ts';
import { useNotices, type Place } from '#ui/notices/useNotices.ts';
import type { Address } from '#product.ts';
import { doubtOf, failureOf } from './failureOf.ts';

/**
 * Text of the notice of a failed change: `sentence`, then the server's reason. If no response came, it says instead
 * that the outcome for the record called `name` is unknown. Logs the error to the console (API-8). Undefined for a 401
 * or 403, which ends the session.
 */
export const failureText = (name: string, sentence: Sentence, error: unknown): Sentence | undefined => {
  console.error(error);
  const { endsSession, doubt, reason } = failureOf(error);
  if (endsSession) return undefined;
  if (doubt)
    return (t, format) => t('doubt.notice', { name, reason: doubtOf(doubt)(t, format), next: t('doubt.readAgain') });
  return inOneLine(sentence, reason);
};

/**
 * Hook that returns a function which shows a failed change as a notice until the user closes it. It takes the arguments
 * of {@link failureText}, and `to`: the path of the record's page, which the notice links to unless the record is gone.
 */
export const useFailureNotice = () => {
  const { failure } = useNotices();
  return (name: string, sentence: Sentence, error: unknown, to?: Address) => {
    const text = failureText(name, sentence, error);
    if (text) failure(text, { to: failureOf(error).isGone ? undefined : to });
  };
};

/**
 * Hook that returns a function which shows a failed change as a dialog titled `title`, where the specification wants a
 * dialog. It says the server's reason, read from `error`, or `sentence` if the server gave none. `place` is the failed
 * record: its name (`about`), and the path (`to`) that the entry in the Notifications links to. After a 401 or 403 no
 * dialog is shown.
 */
export const useFailureDialog = () => {
  const { dialog } = useNotices();
  return (title: Sentence, sentence: Sentence, error: unknown, place?: Place) => {
    console.error(error);
    const { endsSession, said, reason } = failureOf(error);
    if (!endsSession) dialog(title, said ?? sentence, said ? place : { detail: reason, ...place });
  };
};

/**
 * Hook that returns a function which shows the dialog 'Oops...' 'Something went wrong!' (C-42) with the server's
 * reason. If no response came, the dialog says the cause instead, followed by `next`, a sentence on what happens now.
 * Pass `isNotDone` if a list has shown that nothing was done; otherwise the dialog says that the outcome is unknown.
 * `about` and `to` are the record's name and path, for the entry in the Notifications. The function returns false,
 * without a dialog, when the session has ended; else true.
 */
export const useOopsDialog = () => {
  const { dialog } = useNotices();
  return useCallback(
    (
      error: unknown,
      {
        next = (t) => t('doubt.readAgain'),
        isNotDone = false,
        ...place
      }: Place & { next?: Sentence; isNotDone?: boolean } = {},
    ): boolean => {
      console.error(error);
      const { endsSession, doubt, reason } = failureOf(error);
      if (endsSession) return false;
      const detail = doubt ? inOneLine(doubtOf(doubt, { isNotDone }), next) : reason;
      dialog(
        (t) => t('error.oops'),
        (t) => t('error.somethingWrong'),
        { detail, ...place },
      );
      return true;
    },
    [dialog],
  );
};
