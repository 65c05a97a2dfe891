import { ApiError, isUnauthorized, mayBeDone, serverMessageOf } from '#api/ApiError.ts';
import { isCounted, refusedIn, type NumberOf, type Reason, type Refused } from '#contract/refusals.ts';
import type { Sentence } from '#i18n/sentence.ts';

/** What screens may know of a failed call; how calls work is none of their business. */
export const failureOf = (error: unknown) => ({
  /** Why our server refused, in the reader's language; else the server's own sentence, where it sent one. */
  said: saidIn(error),
  /** The same, or ours where it is busy, was asked for too much at once, or where another host has answered (C-70). */
  reason: reasonOf(error),
  /** Whoever is signed out for it is told nothing (API-7). */
  endsSession: isUnauthorized(error),
  /** The record is there no more. A caller whose account is gone is refused with the same status, and learns nothing of it. */
  isGone: error instanceof ApiError && error.status === 404 && refusedIn(error.body)?.reason !== 'noAccount',
  /** Why nobody knows whether it was done; undefined where it was not. */
  doubt: mayBeDone(error) ? error.failure : undefined,
});

const saidIn = (error: unknown): Sentence | undefined => {
  const refused = error instanceof ApiError ? refusedIn(error.body) : undefined;
  if (refused) return sentenceOf(refused);
  const said = serverMessageOf(error);
  return said ? () => said : undefined;
};

const reasonOf = (error: unknown): Sentence | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return saidIn(error) ?? (error.failure === 'webPage' ? (t) => t('list.webPage') : named[error.status]);
};

/** What a status says by itself: of too much at once, that it was not done, and that a server is busy. */
const named: Readonly<Record<number, Sentence>> = {
  429: (t) => t('refusal.tooManyCalls'),
  503: (t) => t('refusal.serverBusy'),
};

const sentenceOf =
  ({ reason, numbers }: Refused): Sentence =>
  (t, { digits }) => {
    const inWords = (name: string, count: number): string =>
      isCounted(name) ? t(`refusalCount.${name}`, { smart_count: count }) : digits(count);
    const words = Object.entries(numbers).map(([name, count]) => [name, inWords(name, count)]);
    // The types want the numbers of all reasons; refusedIn has seen to it that this one has its own.
    return t(`refusal.${reason}`, Object.fromEntries(words) as Record<NumberOf<Reason>, string>);
  };
