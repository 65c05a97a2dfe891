import { useCallback } from 'react';
import { inOneLine, type Sentence } from '#i18n/sentence.ts';
import { useNotices, type Place } from '#ui/notices/useNotices.ts';
import type { Address } from '#product.ts';
import { failureOf } from './failureOf.ts';

/**
 * What to say of a write on something that failed: our sentence, then the server's own where it sent one; without an answer, that
 * nobody knows. The error goes to the console as every failed call does (API-8). Undefined for a refusal that ends the session.
 */
export const failureText = (name: string, sentence: Sentence, error: unknown): Sentence | undefined => {
  console.error(error);
  const { endsSession, doubt, reason } = failureOf(error);
  if (endsSession) return undefined;
  if (doubt) return (t) => t('doubt.notice', { name, reason: t(`doubt.${doubt}`), next: t('doubt.readAgain') });
  return inOneLine(sentence, reason);
};

/**
 * Says that a write on something failed, until somebody closes it: {@link failureText}. `to` is where that thing is, if it is still
 * there.
 */
export const useFailureNotice = () => {
  const { failure } = useNotices();
  return useCallback(
    (name: string, sentence: Sentence, error: unknown, to?: Address) => {
      const text = failureText(name, sentence, error);
      if (text) failure(text, { to: failureOf(error).isGone ? undefined : to });
    },
    [failure],
  );
};

/** The same in a dialog, where the specification wants one: the server's sentence under `title`, `sentence` where it sent none. */
export const useFailureDialog = () => {
  const { dialog } = useNotices();
  return useCallback(
    (title: Sentence, sentence: Sentence, error: unknown, place?: Place) => {
      console.error(error);
      const { endsSession, said, reason } = failureOf(error);
      if (!endsSession) dialog(title, said ?? sentence, said ? place : { detail: reason, ...place });
    },
    [dialog],
  );
};

/**
 * 'Oops...' 'Something went wrong!' (C-42), and below what the server said, or that nobody knows whether it was done and `next`:
 * what follows from that. The list is read again unless told otherwise. False where nothing was said, as the session has ended.
 */
export const useOopsDialog = () => {
  const { dialog } = useNotices();
  return useCallback(
    (error: unknown, { next = (t) => t('doubt.readAgain'), ...place }: Place & { next?: Sentence } = {}): boolean => {
      console.error(error);
      const { endsSession, doubt, reason } = failureOf(error);
      if (endsSession) return false;
      const detail = doubt ? inOneLine((t) => t(`doubt.${doubt}`), next) : reason;
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
