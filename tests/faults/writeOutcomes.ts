import type { FaultName } from './faults.ts';

/** Kinds of messages about a failed write. */
export type Failure = 'unknown' | 'explained' | 'refused' | 'tooLong';
export type WriteOutcome = Failure | 'signedOut' | 'done';

/** Outcome of responses with a 2xx: success, whatever the body, unless it is a web page (C-70). */
export const anySuccess = {
  '204': 'done',
  null: 'done',
  object: 'done',
  'no _id': 'done',
  types: 'done',
} as const;

/** Outcome of each fault of a write. Without a response the outcome is unknown. */
export const writeLeadsTo = {
  offline: 'unknown',
  reset: 'unknown',
  hang: 'unknown',
  '500 JSON': 'explained',
  '500': 'refused',
  '401': 'signedOut',
  '403': 'signedOut',
  ...anySuccess,
  HTML: 'unknown',
  '1 MB': 'tooLong',
} as const satisfies Record<FaultName, WriteOutcome>;

/** Outcomes of a write that are logged: all but success (API-8). */
export const writeLogged = {
  unknown: /ApiError/,
  explained: /ApiError/,
  refused: /ApiError/,
  tooLong: /ApiError/,
  signedOut: /ApiError/,
} as const;
