import { useCallback } from 'react';
import { isUnauthorized, mayBeDone, serverMessageOf } from '#api/ApiError.ts';
import { useT } from '#i18n/useT.ts';
import { useNotices } from '#ui/notices/useNotices.ts';

/**
 * Says that a write on something failed: our sentence, then the server's own where it sent one; without an answer, that nobody
 * knows. The error goes to the console as every failed call does (API-8). A refusal that ends the session is not spoken of (API-7).
 */
export const useFailureNotice = () => {
  const t = useT();
  const { failure } = useNotices();
  return useCallback(
    (name: string, sentence: string, error: unknown) => {
      console.error(error);
      if (isUnauthorized(error)) return;
      const reason = serverMessageOf(error);
      if (mayBeDone(error))
        failure(t('doubt.notice', { name, reason: t(`doubt.${error.failure}`), next: t('doubt.readAgain') }));
      else failure(reason ? `${sentence} ${reason}` : sentence);
    },
    [failure, t],
  );
};

/** The same in a dialog, where the specification wants one: the server's sentence under `title`, ours where it sent none. */
export const useFailureDialog = () => {
  const { dialog } = useNotices();
  return useCallback(
    (title: string, sentence: string, error: unknown) => {
      console.error(error);
      if (!isUnauthorized(error)) dialog(title, serverMessageOf(error) ?? sentence);
    },
    [dialog],
  );
};

/**
 * 'Oops...' 'Something went wrong!' (C-42), and below what the server said, or that nobody knows whether it was done and `next`:
 * what follows from that. The list is read again unless told otherwise.
 */
export const useOopsDialog = () => {
  const t = useT();
  const { dialog } = useNotices();
  return useCallback(
    (error: unknown, next?: string) => {
      console.error(error);
      if (isUnauthorized(error)) return;
      const doubt = mayBeDone(error) && `${t(`doubt.${error.failure}`)} ${next ?? t('doubt.readAgain')}`;
      dialog(t('error.oops'), t('error.somethingWrong'), doubt || serverMessageOf(error));
    },
    [dialog, t],
  );
};
