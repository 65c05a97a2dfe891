import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Ids of a request for the log: its own, and that of its trace (W3C Trace Context). */
type RequestFacts = { readonly id: string; readonly trace: string };

const current = new AsyncLocalStorage<RequestFacts>();

/** Runs `answer` so that each line that it logs has the ids of the request. */
export const within = <T>(facts: RequestFacts, answer: () => T): T => current.run(facts, answer);

/** Ids of the request that is being answered, for each line of the log; an empty object outside of requests. */
export const requestFacts = (): RequestFacts | object => current.getStore() ?? {};

/** Id of the request that is being answered; '' outside of requests. */
export const requestId = (): string => current.getStore()?.id ?? '';

/** Id of the trace that the header `traceparent` names, or of a new one. */
export const traceOf = (traceparent = ''): string => {
  const [, trace = ''] = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(traceparent) ?? [];
  return /[1-9a-f]/.test(trace) ? trace : randomBytes(16).toString('hex');
};
