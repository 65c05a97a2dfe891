import { Client, type PoolConfig } from 'pg';
import type { Store, Tx } from '#backend/store/port.ts';
import { opening } from '../accounts/accountRows.ts';
import type { AccountCipher } from '../accounts/createAccountCipher.ts';
import { auditBooks } from './auditBooks.ts';
import { createPool, limits, timeouts, type Ask, type Limits } from './connection.ts';
import type { PoolFigures } from '../metrics/createMetrics.ts';
import { createPostgresReader } from './createPostgresReader.ts';
import { createPostgresTx } from './createPostgresTx.ts';
import { runTransaction } from './runTransaction.ts';

/** Options of node-postgres (`connectionString`, `max`, …), and of the store's transactions. */
export type PostgresOptions = Omit<PoolConfig, keyof Limits> &
  Partial<Limits> & {
    /**
     * Isolation level of writes, whatever the database's default; the statements are written for READ COMMITTED, which
     * is used without it.
     */
    isolation?: 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';
    /** False behind a connection pooler that shares prepared statements between clients. */
    prepared?: boolean;
    /** Encryption of account numbers; without it, they are stored unencrypted. */
    accounts?: AccountCipher | undefined;
  };

/**
 * Creates a store on a PostgreSQL database, whose tables `migrate` has made. Its methods reject with {@link
 * Unavailable} while the database cannot respond. `close` waits for running transactions.
 */
export const createPostgresStore = ({
  isolation = 'READ COMMITTED',
  prepared = true,
  accounts,
  lock_timeout = limits.lock_timeout,
  statement_timeout = limits.statement_timeout,
  idle_in_transaction_session_timeout = limits.idle_in_transaction_session_timeout,
  ...options
}: PostgresOptions): Store & { pool: PoolFigures; close: () => Promise<void> } => {
  const own = { lock_timeout, statement_timeout, idle_in_transaction_session_timeout };
  const writing = { pool: createPool(options), level: isolation, limits: own, prepared };
  const reading = { ...writing, level: 'REPEATABLE READ READ ONLY', prepared: false };
  const auditing = {
    ...reading,
    pool: createPool({ ...options, query_timeout: AUDIT, max: 1 }),
    limits: { ...own, statement_timeout: AUDIT },
  };
  return {
    pool: writing.pool,
    read: (work) =>
      runTransaction(reading, (ask) => work(createPostgresReader(opening(ask, accounts), accounts)), nothingToKeep),
    audit: () => runTransaction(auditing, auditBooks, nothingToKeep),
    transaction: <T>(work: (tx: Tx) => Promise<T>) => {
      let booked: string[] = [];
      const attempt = (ask: Ask): Promise<T> => {
        booked = [];
        return work(createPostgresTx(opening(ask, accounts), (key) => booked.push(key), accounts));
      };
      return runTransaction(writing, attempt, () => isBooked(options, booked));
    },
    close: async () => {
      await Promise.all([writing.pool.end(), auditing.pool.end()]);
    },
  };
};

/** Time limit of an audit in milliseconds; it takes about two seconds per million ledger rows. */
const AUDIT = 600_000;

/** Commit check of a read-only transaction, which has nothing to lose: always true. */
const nothingToKeep = () => Promise.resolve(true);

/** True if a transaction with these transfers was committed: the ledger then has all of their keys, otherwise none. */
const isBooked = async (options: PoolConfig, keys: readonly string[]): Promise<boolean> => {
  const client = new Client({ ...timeouts, ...options });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM ledger WHERE key = ANY($1)', [keys]);
    return keys.length > 0 && rowCount === keys.length;
  } finally {
    await client.end();
  }
};
