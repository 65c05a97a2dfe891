import { useCallback } from 'react';
import { isUnauthorized, mayBeDone, serverMessageOf } from '#api/ApiError.ts';
import { useT } from '#i18n/useT.ts';

/**
 * What to say of a write on something that failed: our sentence, then the server's own where it sent one; without an answer, that
 * nobody knows. The error goes to the console as every failed call does (API-8). Undefined for a refusal that ends the session,
 * which is not spoken of (API-7).
 */
export const useFailureText = () => {
  const t = useT();
  return useCallback(
    (name: string, sentence: string, error: unknown): string | undefined => {
      console.error(error);
      if (isUnauthorized(error)) return undefined;
      if (mayBeDone(error))
        return t('doubt.notice', { name, reason: t(`doubt.${error.failure}`), next: t('doubt.readAgain') });
      const reason = serverMessageOf(error);
      return reason ? `${sentence} ${reason}` : sentence;
    },
    [t],
  );
};
