import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Names of a request in the log: its id, and that of its trace (W3C Trace Context). */
type RequestFacts = { readonly id: string; readonly trace: string };

const current = new AsyncLocalStorage<RequestFacts>();

/** Runs what answers a request, so that each line logged meanwhile has its names. */
export const within = <T>(facts: RequestFacts, answer: () => T): T => current.run(facts, answer);

/** Names of the request that is being answered, for each line of the log; none outside of one. */
export const requestFacts = (): RequestFacts | object => current.getStore() ?? {};

/** Id of the request that is being answered; '' outside of one. */
export const requestId = (): string => current.getStore()?.id ?? '';

/** Trace that the header `traceparent` names, or a new one. */
export const traceOf = (traceparent = ''): string => {
  const [, trace = ''] = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(traceparent) ?? [];
  return /[1-9a-f]/.test(trace) ? trace : randomBytes(16).toString('hex');
};
