import { isRecord } from '../domain/isRecord.ts';
import { beginningOf } from '../domain/signs.ts';

/**
 * Cause of a failed call. 'refused': the server answered with 4xx or 5xx. 'malformed': the body of its 2xx response
 * cannot be used. 'webPage': an HTML page came instead of a response of this server (C-70).
 */
export type Failure = 'offline' | 'timeout' | 'refused' | 'malformed' | 'webPage';

/**
 * Error of a failed call. `status` is 0 when no response came; `message` is the server's own sentence if it sent one,
 * otherwise a text for the log.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly failure: Failure,
    readonly status: number,
    message: string,
    /** Sentence that the server sent; undefined if it sent none. */
    readonly serverMessage?: string,
    options?: ErrorOptions,
    /** Seconds to wait before a retry, from the response's Retry-After header; 0 without that header. */
    readonly retryAfter = 0,
    /** Unchecked body of a 4xx or 5xx response. */
    readonly body?: unknown,
  ) {
    super(message, options);
  }
}

/**
 * Error of a request with an ETag (option `known`) that was answered with HTTP 304: the cached response is still
 * current.
 */
export class NotModified extends Error {
  override readonly name = 'NotModified';
}

/**
 * True for HTTP 429: this user or IP address has sent too many requests. The server has not carried this one out, and
 * it may be retried.
 */
export const isTooMany = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/**
 * True for a failed write that the server may have carried out all the same: there was no usable response. A 4xx or 5xx
 * response rules that out.
 */
export const mayBeDone = (error: unknown): error is ApiError & { failure: Exclude<Failure, 'refused'> } =>
  error instanceof ApiError && error.failure !== 'refused';

/**
 * True for a failed read that is worth an automatic retry: no connection, or a 5xx. After a timeout of 15 s the user
 * decides whether to wait again; `createApi` itself retries a 429.
 */
export const mayRecover = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure === 'offline' || error.status >= 500);

/** Upper limit of Retry-After, in seconds. */
const LONGEST_WAIT = 30;

/**
 * Delay before a retry in milliseconds: a second for `failures` 0, doubled with each failure. It is at least the
 * server's Retry-After (30 seconds at most), and has random jitter.
 */
export const waitBeforeRetry = (failures: number, error: unknown): number => {
  const asked = error instanceof ApiError ? Math.min(error.retryAfter, LONGEST_WAIT) : 0;
  return Math.max(1000 * 2 ** failures, 1000 * asked) + Math.random() * 250;
};

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

export const serverMessageOf = (error: unknown): string | undefined =>
  (error instanceof ApiError ? error.serverMessage : undefined) || undefined;

/**
 * Reason for the suspension of an account, read from a 403 response: '' if the server sent no reason; undefined for any
 * other error.
 */
export const suspensionOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.status !== 403 || !isRecord(error.body)) return undefined;
  const { reason, because } = error.body;
  if (reason !== 'suspended') return undefined;
  return typeof because === 'string' ? beginningOf(because, LONGEST_REASON) : '';
};
const LONGEST_REASON = 500;

/** Client errors that are not final: 408 and 429 may succeed when retried, 401 and 403 after a new sign-in. */
const passing: readonly number[] = [401, 403, 408, 429];

/** True for a 4xx response that every retry of the same request would get as well. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.includes(error.status);
