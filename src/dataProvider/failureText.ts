import { useCallback } from 'react';
import { useT } from '#i18n/useT.ts';
import { failureOf } from './failureOf.ts';

/**
 * What to say of a write on something that failed: our sentence, then the server's own where it sent one; without an answer, that
 * nobody knows. The error goes to the console as every failed call does (API-8). Undefined for a refusal that ends the session.
 */
export const useFailureText = () => {
  const t = useT();
  return useCallback(
    (name: string, sentence: string, error: unknown): string | undefined => {
      console.error(error);
      const { endsSession, doubt, reason } = failureOf(error);
      if (endsSession) return undefined;
      if (doubt) return t('doubt.notice', { name, reason: t(`doubt.${doubt}`), next: t('doubt.readAgain') });
      return reason ? `${sentence} ${reason}` : sentence;
    },
    [t],
  );
};
