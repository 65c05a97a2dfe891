import { Client, type PoolConfig } from 'pg';
import type { Store, Tx } from '#backend/store/port.ts';
import { auditBooks } from './auditBooks.ts';
import { createPool, limits, timeouts, type Ask, type Limits } from './connection.ts';
import { createPostgresReader } from './postgresReader.ts';
import { createPostgresTx } from './postgresTx.ts';
import { runTransaction } from './runTransaction.ts';

/** What node-postgres takes (`connectionString`, `max`, …), and how transactions are run. */
export type PostgresOptions = Omit<PoolConfig, keyof Limits> &
  Partial<Limits> & {
    /** READ COMMITTED unless said otherwise, whatever the database's own default: the port's statements are written for it. */
    isolation?: 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';
    /** False behind a pooler that hands a connection's prepared statements on to others. */
    prepared?: boolean;
  };

/**
 * The marketplace in a database that `migrate` has prepared. What the database cannot answer now is rejected with
 * {@link Unavailable}. `close` waits for what is under way.
 */
export const createPostgresStore = ({
  isolation = 'READ COMMITTED',
  prepared = true,
  lock_timeout = limits.lock_timeout,
  statement_timeout = limits.statement_timeout,
  idle_in_transaction_session_timeout = limits.idle_in_transaction_session_timeout,
  ...options
}: PostgresOptions): Store & { close: () => Promise<void> } => {
  const own = { lock_timeout, statement_timeout, idle_in_transaction_session_timeout };
  const writing = { pool: createPool(options), level: isolation, limits: own, prepared };
  const reading = { ...writing, level: 'REPEATABLE READ READ ONLY', prepared: false };
  const auditing = {
    ...reading,
    pool: createPool({ ...options, query_timeout: AUDIT, max: 1 }),
    limits: { ...own, statement_timeout: AUDIT },
  };
  return {
    read: (work) => runTransaction(reading, (ask) => work(createPostgresReader(ask)), nothingToKeep),
    audit: () => runTransaction(auditing, auditBooks, nothingToKeep),
    transaction: <T>(work: (tx: Tx) => Promise<T>) => {
      let booked: string[] = [];
      const once = (ask: Ask): Promise<T> => {
        booked = [];
        return work(createPostgresTx(ask, (key) => booked.push(key)));
      };
      return runTransaction(writing, once, () => isBooked(options, booked));
    },
    close: async () => {
      await Promise.all([writing.pool.end(), auditing.pool.end()]);
    },
  };
};

/** Milliseconds: two seconds for each million rows of the ledger were measured. */
const AUDIT = 600_000;

/** A transaction that only reads has had its effect when its work is done. */
const nothingToKeep = () => Promise.resolve(true);

/** Whether a transaction that booked these events was committed: the ledger holds all of them then, and otherwise none. */
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
