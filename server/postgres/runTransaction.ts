import type { Pool, PoolClient } from 'pg';
import { OutcomeUnknown, Unavailable } from '#backend/store/port.ts';
import { askOf, begin, connect, isAnswer, isCollision, translated, type Ask, type Limits } from './connection.ts';
import { CONFIRMED_COMMIT, heardCommit, NoStandby } from './standby.ts';

/** Largest number of attempts of a transaction that collides with others. */
const ATTEMPTS = 20;

/**
 * Options of a transaction; `level` is the isolation level as BEGIN takes it. With `prepared`, its statements are
 * prepared once per connection. With `standby`, the commit waits for the synchronous standby. `before` runs first on
 * the connection, and rejects if the transaction must not run there.
 */
export type Manner = {
  pool: Pool;
  level: string;
  limits: Limits;
  prepared: boolean;
  standby?: boolean;
  before?: (client: PoolClient) => Promise<void>;
};

/**
 * Runs `work` in a transaction on a pooled connection, and again after a collision. If the response to COMMIT is lost,
 * `isKept` is called and resolves to true if the transaction was committed. A transaction that may have been committed
 * is never repeated.
 */
export const runTransaction = async <T>(
  { pool, level, limits, prepared, standby = false, before }: Manner,
  work: (ask: Ask) => Promise<T>,
  isKept: () => Promise<boolean>,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const client = await connect(pool);
    let broken = false;
    try {
      await before?.(client);
      await begin(client, level, limits, standby);
      const ask = askOf(client, { prepared });
      const result = await work(ask);
      broken = (await commit(client, standby, isKept)) === 'unheard';
      return result;
    } catch (error) {
      broken = isLost(error) || !(await rollBack(client));
      if (!isCollision(error)) throw error;
      if (attempt === ATTEMPTS) throw new Unavailable('tooManyAtOnce', { cause: error });
    } finally {
      // A broken connection is closed, not reused; the server rolls it back.
      client.release(broken);
    }
    await pause(attempt);
  }
};

const commit = async (
  client: PoolClient,
  standby: boolean,
  isKept: () => Promise<boolean>,
): Promise<'heard' | 'unheard'> => {
  try {
    const { command, warning } = await heardCommit(client, standby ? CONFIRMED_COMMIT : 'COMMIT');
    // The wait for the standby was ended early: if the standby takes over, it may lack this commit.
    if (warning !== undefined) throw new OutcomeUnknown(`A transaction was committed with a warning: ${warning}`);
    if (command === 'COMMIT') return 'heard';
  } catch (error) {
    if (error instanceof OutcomeUnknown) throw error;
    if (isAnswer(error)) throw translated(error);
    if (await again(isKept)) return 'unheard';
    throw new OutcomeUnknown('The database did not say whether it kept a transaction.', { cause: error });
  }
  // PostgreSQL answers COMMIT with ROLLBACK when a statement has failed, even if the error was caught.
  throw new Error('A transaction went on after an error of the database, and was undone.');
};

/** Asks `isKept` up to five times, because a restarting database takes a moment; false if it never answers. */
const again = async (isKept: () => Promise<boolean>): Promise<boolean> => {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const kept = await isKept().catch(() => undefined);
    if (kept !== undefined) return kept;
    await pause(attempt + 4);
  }
  return false;
};

const isLost = (error: unknown): boolean =>
  error instanceof OutcomeUnknown ||
  (error instanceof Unavailable && !(error.cause instanceof NoStandby) && !isAnswer(error.cause));

const rollBack = (client: PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

/** Random delay that grows with the attempts, so that colliding transactions do not meet again. */
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (0.5 + Math.random()) * Math.min(2 ** attempt, 256)));
