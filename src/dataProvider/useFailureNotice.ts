import { useCallback } from 'react';
import { useT } from '#i18n/useT.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { failureOf } from './failureOf.ts';
import { useFailureText } from './useFailureText.ts';

/** Says that a write on something failed, until somebody closes it: {@link useFailureText}. */
export const useFailureNotice = () => {
  const textOf = useFailureText();
  const { failure } = useNotices();
  return useCallback(
    (name: string, sentence: string, error: unknown) => {
      const text = textOf(name, sentence, error);
      if (text !== undefined) failure(text);
    },
    [failure, textOf],
  );
};

/** The same in a dialog, where the specification wants one: the server's sentence under `title`, ours where it sent none. */
export const useFailureDialog = () => {
  const { dialog } = useNotices();
  return useCallback(
    (title: string, sentence: string, error: unknown) => {
      console.error(error);
      const { endsSession, reason } = failureOf(error);
      if (!endsSession) dialog(title, reason ?? sentence);
    },
    [dialog],
  );
};

/**
 * 'Oops...' 'Something went wrong!' (C-42), and below what the server said, or that nobody knows whether it was done and `next`:
 * what follows from that. The list is read again unless told otherwise. False where nothing was said, as the session has ended.
 */
export const useOopsDialog = () => {
  const t = useT();
  const { dialog } = useNotices();
  return useCallback(
    (error: unknown, next?: string): boolean => {
      console.error(error);
      const { endsSession, doubt, reason } = failureOf(error);
      if (endsSession) return false;
      const unknown = doubt && `${t(`doubt.${doubt}`)} ${next ?? t('doubt.readAgain')}`;
      dialog(t('error.oops'), t('error.somethingWrong'), unknown ?? reason);
      return true;
    },
    [dialog, t],
  );
};
