import { hashOf } from './hashOf.ts';
import type { Tx } from './store/port.ts';

/**
 * Key under which the response to a write is stored: a hash of the caller's `uid`, the header Idempotency-Key (`key`)
 * and the request (`asked`). It reveals nothing and has a fixed length; the same Idempotency-Key with another body
 * makes another key.
 */
export const repeatKey = (uid: string, key: string, asked: readonly unknown[]): Promise<string> =>
  hashOf([uid, key, ...asked]);

/**
 * Runs `work` once per key, and returns the stored response to repetitions: browsers repeat a request whose connection
 * broke. Responses are stored for a day, counted from `now`, the time of the request. A refusal rolls the key back too,
 * so that a repetition runs again.
 */
export const runOnce = async <T extends object>(tx: Tx, key: string, now: Date, work: () => Promise<T>): Promise<T> => {
  const kept = await tx.claimKey(key, now.toISOString());
  if (kept !== undefined) return JSON.parse(kept) as T;
  const outcome = await work();
  await tx.keepAnswer(key, JSON.stringify(outcome));
  return outcome;
};
