import { hashOf } from './hashOf.ts';
import type { Tx } from './store/port.ts';

/**
 * What the answer to a change is kept under: who asks for what, by which Idempotency-Key. A hash has one length whatever was sent,
 * tells nobody what it was, and makes another request of a key that comes with another body.
 */
export const onceKey = (uid: string, key: string, asked: readonly unknown[]): Promise<string> =>
  hashOf([uid, key, ...asked]);

/**
 * Does the work where nobody has, and otherwise answers as then: a browser sends a request again by itself when its connection
 * breaks before the answer. What is refused undoes its claim as well, and is refused anew.
 */
export const once = async <T extends object>(tx: Tx, key: string, now: Date, work: () => Promise<T>): Promise<T> => {
  const kept = await tx.claimKey(key, now.toISOString());
  if (kept !== undefined) return JSON.parse(kept) as T;
  const outcome = await work();
  await tx.keepAnswer(key, JSON.stringify(outcome));
  return outcome;
};
