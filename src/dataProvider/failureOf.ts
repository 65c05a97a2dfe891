import { ApiError, isBusy, isUnauthorized, mayBeDone, serverMessageOf } from '#api/ApiError.ts';
import type { Sentence } from '#i18n/sentence.ts';

/** What screens may know of a failed call; how calls work is none of their business. */
export const failureOf = (error: unknown) => ({
  /** The server's own sentence, where it sent one, or ours where it is busy. */
  reason: reasonOf(error),
  /** Whoever is signed out for it is told nothing (API-7). */
  endsSession: isUnauthorized(error),
  /** The record is there no more. */
  isGone: error instanceof ApiError && error.status === 404,
  /** Why nobody knows whether it was done; undefined where it was not. */
  doubt: mayBeDone(error) ? error.failure : undefined,
});

const reasonOf = (error: unknown): Sentence | undefined => {
  const said = serverMessageOf(error);
  if (said) return () => said;
  return isBusy(error) ? (t) => t('error.busy') : undefined;
};
