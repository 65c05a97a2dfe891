import { ApiError, isUnauthorized, mayBeDone, serverMessageOf } from '#api/ApiError.ts';
import { isCounted, refusedIn, type NumberOf, type Reason, type Refused } from '#contract/refusals.ts';
import type { Sentence } from '#i18n/sentence.ts';

/**
 * Reads from the error of a failed call what screens need to know, so that they do not read HTTP statuses or bodies.
 */
export const failureOf = (error: unknown) => ({
  /**
   * Reason that the server gives for a refusal: our translation where the contract knows it, else the sentence that the
   * server sent; undefined without either.
   */
  said: saidIn(error),
  /** Reason for the failure: `said`, or without it our sentence for a status 429 or 503, or for an HTML page (C-70). */
  reason: reasonOf(error),
  /** True for a 401 or 403: the user is signed out without a message (API-7). */
  endsSession: isUnauthorized(error),
  /**
   * True for a 404 that means that the record was deleted. A caller whose own account is gone gets a 404 as well, which
   * says nothing of the record.
   */
  isGone: error instanceof ApiError && error.status === 404 && refusedIn(error.body)?.reason !== 'noAccount',
  /** Kind of failure after which nobody knows whether the change was made; undefined when it was certainly not made. */
  doubt: mayBeDone(error) ? error.failure : undefined,
});

type Doubt = NonNullable<ReturnType<typeof failureOf>['doubt']>;

/**
 * Sentence for the user after a call without a response: the cause, and that the change may have been made. Pass
 * `isNotDone` if a list has shown that the change was not made; the sentence then says only the cause.
 */
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

/** Sentences by HTTP status, for responses whose body gives no reason: 429 (the server has done nothing) and 503. */
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
    // The type asks for the numbers of all reasons; refusedIn has checked that those of this reason are there.
    return t(`refusal.${reason}`, Object.fromEntries(words) as Record<NumberOf<Reason>, string>);
  };
