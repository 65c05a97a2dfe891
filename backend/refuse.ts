import { isCounted, type NumberOf, type PlainReason, type Reason, type Refused } from '#contract/refusals.ts';
import { refusalCounts, refusalTexts } from '#contract/refusalTexts.ts';

/**
 * 401 and 403 speak of identity and role only, as the client signs out on both. Malformed is 400, missing 404, and what
 * the rules forbid right now 409. Who should ask again later is told 429, everybody 503. 500 and 504 are answers to failures of ours.
 */
type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503 | 504;

/**
 * A request that is answered with `status` and `{ message }`, and with why, where that is `named`; thrown inside a transaction it
 * undoes everything.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly named?: Refused,
  ) {
    super(message);
  }
}

export const refuse = (...refusal: ConstructorParameters<typeof Refusal>): never => {
  throw new Refusal(...refusal);
};

type Given<R extends Reason> = R extends PlainReason ? [] : [numbers: Record<NumberOf<R>, number>];

/** What somebody may well try and is refused: the client says the reason in its reader's language. */
export const refusalFor = <R extends Reason>(status: RefusalStatus, reason: R, ...given: Given<R>): Refusal => {
  const numbers: Refused['numbers'] = given[0] ?? {};
  return new Refusal(status, sentenceOf({ reason, numbers }), { reason, numbers });
};

export const refuseFor = <R extends Reason>(status: RefusalStatus, reason: R, ...given: Given<R>): never => {
  throw refusalFor(status, reason, ...given);
};

/** A reason in English. */
const sentenceOf = ({ reason, numbers }: Refused): string =>
  Object.entries(numbers).reduce<string>(
    (sentence, [name, count]) => sentence.replace(`%{${name}}`, inWords(name, count)),
    refusalTexts[reason],
  );

const inWords = (name: string, count: number): string => {
  if (!isCounted(name)) return String(count);
  const forms = refusalCounts[name].split(' |||| ');
  return (forms[count === 1 ? 0 : 1] ?? '').replace('%{smart_count}', String(count));
};

/** A valid token whose address has no account: never 401 or 403, which would sign out whoever is about to sign up (C-54). */
export const noAccount = (): never => refuseFor(404, 'noAccount');
export const wrongRole = (): never => refuse(403, 'Your role may not do this.');
