/**
 * 401 and 403 speak of identity and role only, as the client signs out on both. Malformed is 400, missing 404, and what
 * the rules forbid right now 409. Who should ask again later is told 429, everybody 503.
 */
type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;

/** A request that is answered with `status` and `{ message }`; thrown inside a transaction it undoes everything. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: RefusalStatus,
    message: string,
  ) {
    super(message);
  }
}

export const refuse = (status: RefusalStatus, message: string): never => {
  throw new Refusal(status, message);
};

/** A valid token whose address has no account: never 401 or 403, which would sign out whoever is about to sign up (C-54). */
export const noAccount = (): never => refuse(404, 'There is no account for this address.');
export const wrongRole = (): never => refuse(403, 'Your role may not do this.');
