import type { FaultName } from './faults.ts';

/** Messages about a failed write. */
export type Failure = 'unknown' | 'explained' | 'refused' | 'tooLong';
export type WriteOutcome = Failure | 'signedOut' | 'done';

/** Any 2xx is success, whatever its body, but for a web page (C-70). */
export const anySuccess = {
  '204': 'done',
  null: 'done',
  object: 'done',
  'no _id': 'done',
  types: 'done',
} as const;

/** Without an answer nobody knows. */
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

/** Whatever is no success is logged (API-8). */
export const writeLogged = {
  unknown: /ApiError/,
  explained: /ApiError/,
  refused: /ApiError/,
  tooLong: /ApiError/,
  signedOut: /ApiError/,
} as const;
