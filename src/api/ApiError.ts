/**
 * Why a call failed: it never got an answer, the answer took too long, the server refused, the answer made no sense, or it is a web
 * page, which some other host has sent (C-70).
 */
export type Failure = 'offline' | 'timeout' | 'refused' | 'malformed' | 'webPage';

/** `status` is 0 where there was no answer. `message` is the server's own sentence where it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly failure: Failure,
    readonly status: number,
    message: string,
    /** The server's sentence alone, undefined where it sent none. */
    readonly serverMessage?: string,
    options?: ErrorOptions,
    /** In how many seconds the server wants to be asked again (Retry-After); 0 where it did not say. */
    readonly retryAfter = 0,
    /** The body that a refusal came with, just as it came: it may hold anything. */
    readonly body?: unknown,
  ) {
    super(message, options);
  }
}

/** The server's answer is the one that is known already (HTTP 304). */
export class NotModified extends Error {
  override readonly name = 'NotModified';
}

/** Whether this user, or this address, has too much under way at the server (429): nothing of the call was done, and it may be sent again. */
export const isTooMany = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** Of a write: whether it may have been done all the same. Only a refusal says that it was not. */
export const mayBeDone = (error: unknown): error is ApiError & { failure: Exclude<Failure, 'refused'> } =>
  error instanceof ApiError && error.failure !== 'refused';

/**
 * Of a read: only what may go better by itself is asked again: no connection, a server in trouble. A call without an answer in
 * time has cost its user 15 s already; whether to wait again is theirs to say. One too many (429) has waited in createApi.
 */
export const mayRecover = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure === 'offline' || error.status >= 500);

/** The longest that a call waits before it is sent again, in seconds, whatever the server said. */
const LONGEST_WAIT = 30;

/** Before a call is sent again, in milliseconds: ever longer, a little different for each page, and as long as the server asked for. */
export const waitBeforeRetry = (failures: number, error: unknown): number => {
  const asked = error instanceof ApiError ? Math.min(error.retryAfter, LONGEST_WAIT) : 0;
  return Math.max(1000 * 2 ** failures, 1000 * asked) + Math.random() * 250;
};

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** The server's own sentence about a failed call, where it sent one. */
export const serverMessageOf = (error: unknown): string | undefined =>
  (error instanceof ApiError ? error.serverMessage : undefined) || undefined;

/** Refusals that may go better later; 401 and 403 end the session, and another one may be heard. */
const passing: readonly number[] = [401, 403, 408, 429];

/** Whether the server has refused for good: the same call would only be refused again. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.includes(error.status);
