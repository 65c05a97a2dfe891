import { isCounted, type NumberOf, type PlainReason, type Reason, type Refused } from '#contract/refusals.ts';
import { refusalCounts, refusalTexts } from '#contract/refusalTexts.ts';

/**
 * HTTP status of a refusal. The client signs out on 401 and 403, so these mean identity and role only. 400 is
 * malformed, 404 missing, 409 against a rule, 413 too long; 429 asks one caller to retry later, 503 everybody. 500 and
 * 504 are failures of the server.
 */
type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503 | 504;

/**
 * Error that refuses a request: the response has its status, and the body `{ message }`. If `named` is set, the body
 * also has its reason, the reason's numbers, and `because`, a text that an admin wrote. Thrown inside a transaction, a
 * refusal rolls the transaction back.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Seconds until a retry makes sense (Retry-After); undefined for the usual ones of its status. */
  after?: number;
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly named?: Refused & { readonly because?: string },
  ) {
    super(message);
  }
  /** Sets `after`, and returns the same error. */
  until(seconds: number): this {
    this.after = seconds;
    return this;
  }
}

export const refuse = (...refusal: ConstructorParameters<typeof Refusal>): never => {
  throw new Refusal(...refusal);
};

type Given<R extends Reason> = R extends PlainReason ? [] : [numbers: Record<NumberOf<R>, number>];

/** Refusal with a reason that the client can translate, and the numbers that its sentence contains. */
export const refusalFor = <R extends Reason>(status: RefusalStatus, reason: R, ...given: Given<R>): Refusal => {
  const numbers: Refused['numbers'] = given[0] ?? {};
  return new Refusal(status, sentenceOf({ reason, numbers }), { reason, numbers });
};

export const refuseFor = <R extends Reason>(status: RefusalStatus, reason: R, ...given: Given<R>): never => {
  throw refusalFor(status, reason, ...given);
};

/** English sentence of a reason, with its numbers filled in. */
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

/**
 * Refuses with 404 a valid token without an account, because 401 or 403 would sign out a user who is about to sign up
 * (C-54).
 */
export const noAccount = (): never => refuseFor(404, 'noAccount');
/** Refusal of a suspended account; `because` is the reason that an admin gave. */
export const suspendedFor = (status: 401 | 403, because: string): Refusal => {
  const message = `${refusalTexts.suspended} ${because}`;
  return new Refusal(status, message, { reason: 'suspended', numbers: {}, because });
};
export const wrongRole = (): never => refuse(403, 'Your role may not do this.');
