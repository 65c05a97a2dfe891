import { inOneLine, type Sentence } from '#i18n/sentence.ts';
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
