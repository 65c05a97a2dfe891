import { ApiError, isUnauthorized, mayBeDone, serverMessageOf } from '#api/ApiError.ts';
import { isCounted, refusedIn, type NumberOf, type Reason, type Refused } from '#contract/refusals.ts';
import type { Sentence } from '#i18n/sentence.ts';

/** The facts that screens need of a failed call, without HTTP. */
export const failureOf = (error: unknown) => ({
  /** The server's reason for a refusal, in the reader's language; else the sentence that it sent, if any. */
  said: saidIn(error),
  /** The same, or our sentence for a busy server, for too many calls, or for an answer of another host (C-70). */
  reason: reasonOf(error),
  /** True when the session ends by it: the user is signed out without a message (API-7). */
  endsSession: isUnauthorized(error),
  /**
   * True when the record exists no more. A caller whose account is gone gets the same status, and learns nothing of the record.
   */
  isGone: error instanceof ApiError && error.status === 404 && refusedIn(error.body)?.reason !== 'noAccount',
  /** The reason for which nobody knows whether the call was done; undefined when it was not done. */
  doubt: mayBeDone(error) ? error.failure : undefined,
});

type Doubt = NonNullable<ReturnType<typeof failureOf>['doubt']>;

/** The sentence on a lost answer: its cause, and that it may have been done, unless a list has shown the contrary. */
export const doubtOf =
  (doubt: Doubt, { isNotDone = false } = {}): Sentence =>
  (t) => {
    if (doubt === 'webPage') return t(isNotDone ? 'list.cause.webPage' : 'doubt.webPage');
    const cause = t(`doubt.${doubt}`);
    return isNotDone ? cause : t('doubt.maybe', { cause });
  };

const saidIn = (error: unknown): Sentence | undefined => {
  const refused = error instanceof ApiError ? refusedIn(error.body) : undefined;
  if (refused) return sentenceOf(refused);
  const said = serverMessageOf(error);
  return said ? () => said : undefined;
};

const reasonOf = (error: unknown): Sentence | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return saidIn(error) ?? (error.failure === 'webPage' ? (t) => t('list.cause.webPage') : named[error.status]);
};

/** Sentences for a status alone: 429, after which nothing was done, and 503. */
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
    // The types want the numbers of all reasons; refusedIn has checked that this one has its own.
    return t(`refusal.${reason}`, Object.fromEntries(words) as Record<NumberOf<Reason>, string>);
  };
