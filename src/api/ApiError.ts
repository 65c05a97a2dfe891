import { isRecord } from '../domain/isRecord.ts';
import { beginningOf } from '../domain/signs.ts';

/**
 * Cause of a failed call. A refusal is any 4xx or 5xx; a malformed response cannot be used; a web page comes from some
 * other host (C-70).
 */
export type Failure = 'offline' | 'timeout' | 'refused' | 'malformed' | 'webPage';

/**
 * Error of a failed call. `status` is 0 where no response came; `message` is the server's own sentence where it sent
 * one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly failure: Failure,
    readonly status: number,
    message: string,
    /** Server's sentence alone; undefined where it sent none. */
    readonly serverMessage?: string,
    options?: ErrorOptions,
    /** Seconds that the server asks to wait before a retry (Retry-After); 0 where it did not say. */
    readonly retryAfter = 0,
    /** Unchecked body of a 4xx or 5xx response. */
    readonly body?: unknown,
  ) {
    super(message, options);
  }
}

/** Answer to a request with `known`: nothing has changed (HTTP 304). */
export class NotModified extends Error {
  override readonly name = 'NotModified';
}

/**
 * True for a 429: this user or address has too many requests under way. Nothing of the call was done, and it may be
 * retried.
 */
export const isTooMany = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** True for a write that may have been done in spite of its error: only a refusal by the server rules that out. */
export const mayBeDone = (error: unknown): error is ApiError & { failure: Exclude<Failure, 'refused'> } =>
  error instanceof ApiError && error.failure !== 'refused';

/**
 * True for a read that is worth an automatic retry: no connection, or a 5xx. A timeout has cost the user 15 s already,
 * and they decide whether to wait again; a 429 was retried by `createApi`.
 */
export const mayRecover = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure === 'offline' || error.status >= 500);

/** Upper limit of Retry-After, in seconds. */
const LONGEST_WAIT = 30;

/** Delay before a retry, in milliseconds: exponential, with jitter, and at least the server's Retry-After. */
export const waitBeforeRetry = (failures: number, error: unknown): number => {
  const asked = error instanceof ApiError ? Math.min(error.retryAfter, LONGEST_WAIT) : 0;
  return Math.max(1000 * 2 ** failures, 1000 * asked) + Math.random() * 250;
};

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

export const serverMessageOf = (error: unknown): string | undefined =>
  (error instanceof ApiError ? error.serverMessage : undefined) || undefined;

/** Reason for which an account is suspended, '' where the server sent none; undefined for any other error. */
export const suspensionOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.status !== 403 || !isRecord(error.body)) return undefined;
  const { reason, because } = error.body;
  if (reason !== 'suspended') return undefined;
  return typeof because === 'string' ? beginningOf(because, LONGEST_REASON) : '';
};
const LONGEST_REASON = 500;

/** Client errors that may pass: 408 and 429 on a retry, 401 and 403 after a new sign-in. */
const passing: readonly number[] = [401, 403, 408, 429];

/** True for a 4xx that the same request would only get again. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.includes(error.status);
