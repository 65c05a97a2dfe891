import { useCallback } from 'react';
import { inOneLine, type Sentence } from '#i18n/sentence.ts';
import { useNotices, type Place } from '#ui/notices/useNotices.ts';
import type { Address } from '#product.ts';
import { doubtOf, failureOf } from './failureOf.ts';

/**
 * The text for a failed write: our sentence, then the server's own; after a lost answer, that the outcome is unknown. Logs the
 * error to the console (API-8). Undefined for a refusal that ends the session.
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
 * The notice of a failed write, with {@link failureText}, until somebody closes it. `to` is the record's page, offered unless
 * the record is gone.
 */
export const useFailureNotice = () => {
  const { failure } = useNotices();
  return (name: string, sentence: Sentence, error: unknown, to?: Address) => {
    const text = failureText(name, sentence, error);
    if (text) failure(text, { to: failureOf(error).isGone ? undefined : to });
  };
};

/**
 * The dialog of a failed write, where the specification wants one: the server's sentence under `title`, `sentence` where it
 * sent none.
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
 * The dialog 'Oops...' 'Something went wrong!' (C-42), with the server's reason; for an unknown outcome, with that and the
 * consequence `next`. By default that is that the list is read again; `isNotDone` when a list has shown that it was not done. Returns false without a dialog when the session has
 * ended.
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
