import type { Pool, PoolClient } from 'pg';
import { OutcomeUnknown, Unavailable } from '#backend/store/port.ts';
import { askOf, begin, connect, isAnswer, isCollision, translated, type Ask, type Limits } from './connection.ts';

/** How often a transaction is run when others keep getting in its way. */
const ATTEMPTS = 20;

/** How transactions of a kind are run: `level` as BEGIN takes it. */
export type Manner = { pool: Pool; level: string; limits: Limits; prepared: boolean };

/**
 * Runs `work` as one transaction on a connection of the pool, and again where others got in its way. `isKept` is asked, a few
 * times if it fails, when the answer to COMMIT is lost; a transaction that may have been committed is never run again.
 */
export const runTransaction = async <T>(
  { pool, level, limits, prepared }: Manner,
  work: (ask: Ask) => Promise<T>,
  isKept: () => Promise<boolean>,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const client = await connect(pool);
    let broken = false;
    try {
      await begin(client, level, limits);
      const ask = askOf(client, { prepared });
      const result = await work(ask);
      broken = (await commit(client, isKept)) === 'unheard';
      return result;
    } catch (error) {
      broken = isLost(error) || !(await rollBack(client));
      if (!isCollision(error)) throw error;
      if (attempt === ATTEMPTS) throw new Unavailable('tooManyAtOnce', { cause: error });
    } finally {
      // A broken connection is closed, so that nobody is given it again; the server undoes what was open on it.
      client.release(broken);
    }
    await pause(attempt);
  }
};

const commit = async (client: PoolClient, isKept: () => Promise<boolean>): Promise<'heard' | 'unheard'> => {
  try {
    const { command } = await client.query('COMMIT');
    if (command === 'COMMIT') return 'heard';
  } catch (error) {
    if (isAnswer(error)) throw translated(error);
    if (await again(isKept)) return 'unheard';
    throw new OutcomeUnknown('The database did not say whether it kept a transaction.', { cause: error });
  }
  // PostgreSQL ends a transaction with ROLLBACK when one of its statements failed, whoever caught the error.
  throw new Error('A transaction went on after an error of the database, and was undone.');
};

/** A server that goes down takes a moment to come back. */
const again = async (isKept: () => Promise<boolean>): Promise<boolean> => {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const kept = await isKept().catch(() => undefined);
    if (kept !== undefined) return kept;
    await pause(attempt + 4);
  }
  return false;
};

const isLost = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || (error instanceof Unavailable && !isAnswer(error.cause));

const rollBack = (client: PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

/** Longer each time, and by chance, so that those who met do not meet again. */
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (0.5 + Math.random()) * Math.min(2 ** attempt, 256)));
