import { Client, type PoolConfig } from 'pg';
import type { Store, Tx } from '#backend/store/port.ts';
import { auditBooks } from './auditBooks.ts';
import { createPool, timeouts, type Ask } from './connection.ts';
import { createPostgresReader } from './postgresReader.ts';
import { createPostgresTx } from './postgresTx.ts';
import { runTransaction } from './runTransaction.ts';

/** What node-postgres takes (`connectionString`, `max`, …), and how far transactions are kept apart. */
export type PostgresOptions = PoolConfig & {
  /** READ COMMITTED unless said otherwise, whatever the database's own default: the port's statements are written for it. */
  isolation?: 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';
};

/**
 * The marketplace in a database that `migrate` has prepared. What the database cannot answer now is rejected with
 * {@link Unavailable}. `close` waits for what is under way.
 */
export const createPostgresStore = ({
  isolation = 'READ COMMITTED',
  ...options
}: PostgresOptions): Store & { close: () => Promise<void> } => {
  const pool = createPool(options);
  const auditors = createPool({ ...options, ...patience, max: 1 });
  const snapshot = 'REPEATABLE READ READ ONLY';
  return {
    read: (work) => runTransaction(pool, snapshot, (ask) => work(createPostgresReader(ask)), nothingToKeep),
    audit: () => runTransaction(auditors, snapshot, auditBooks, nothingToKeep),
    transaction: <T>(work: (tx: Tx) => Promise<T>) => {
      let booked: string[] = [];
      const once = (ask: Ask): Promise<T> => {
        booked = [];
        return work(createPostgresTx(ask, (key) => booked.push(key)));
      };
      return runTransaction(pool, isolation, once, () => isBooked(options, booked));
    },
    close: async () => {
      await Promise.all([pool.end(), auditors.end()]);
    },
  };
};

/** Milliseconds: two seconds for each million rows of the ledger were measured. */
const patience = { statement_timeout: 600_000, query_timeout: 600_000 };

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
