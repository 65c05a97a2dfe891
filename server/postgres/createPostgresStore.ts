import type { PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import type { Store, Tx } from '#backend/store/port.ts';
import { opening } from '../accounts/accountRows.ts';
import type { AccountCipher } from '../accounts/createAccountCipher.ts';
import { auditBooks } from './auditBooks.ts';
import { createPool, limits, type Ask, type Limits } from './connection.ts';
import type { PoolFigures } from '../metrics/createMetrics.ts';
import { createPostgresReader } from './createPostgresReader.ts';
import { createPostgresTx } from './createPostgresTx.ts';
import { createReplica } from './createReplica.ts';
import { patiently, patientPool } from './patient.ts';
import { runTransaction, type Manner } from './runTransaction.ts';

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
    /** True if each commit waits until the synchronous standby has confirmed it. */
    standby?: boolean;
    /** Encryption of account numbers; without it, they are stored unencrypted. */
    accounts?: AccountCipher | undefined;
    /** Replica that serves lists and statistics; `lag` is the number of seconds that it may be behind. */
    replica?: { connectionString: string; lag: number } | undefined;
  };

/**
 * Creates a store on a PostgreSQL database, whose tables `migrate` has made. Its methods reject with {@link
 * Unavailable} while the database cannot respond. `close` waits for running transactions.
 */
export const createPostgresStore = ({
  isolation = 'READ COMMITTED',
  prepared = true,
  standby = false,
  accounts,
  replica,
  lock_timeout = limits.lock_timeout,
  statement_timeout = limits.statement_timeout,
  idle_in_transaction_session_timeout = limits.idle_in_transaction_session_timeout,
  ...options
}: PostgresOptions): Store & { pool: PoolFigures; close: () => Promise<void> } => {
  const own = { lock_timeout, statement_timeout, idle_in_transaction_session_timeout };
  const writing = { pool: createPool(options), level: isolation, limits: own, prepared, standby };
  const reading = { ...writing, level: 'REPEATABLE READ READ ONLY', prepared: false, standby: false };
  const auditing = {
    ...reading,
    pool: patientPool(options),
    limits: patiently(own),
  };
  const readBy =
    (manner: Manner): Store['read'] =>
    (work) =>
      runTransaction(manner, (ask) => work(createPostgresReader(opening(ask, accounts), accounts)), nothingToKeep);
  const read = readBy(reading);
  const behind = replica && createReplica({ ...options, ...replica, primary: writing.pool });
  return {
    pool: writing.pool,
    read,
    ...(behind && {
      readBehind: (account, work) =>
        behind.choose(
          account,
          (own) => readBy({ ...reading, ...own })(work),
          () => read(work),
        ),
    }),
    audit: () => runTransaction(auditing, auditBooks, nothingToKeep),
    transaction: <T>(work: (tx: Tx) => Promise<T>) => {
      let booked: string[] = [];
      const attempt = (ask: Ask): Promise<T> => {
        booked = [];
        return work(
          createPostgresTx(opening(ask, accounts), (key) => booked.push(key), {
            accounts,
            notes: replica !== undefined,
          }),
        );
      };
      return runTransaction(writing, attempt, () => isBooked(writing, options, booked));
    },
    close: async () => {
      await Promise.all([writing.pool.end(), auditing.pool.end(), behind?.close()]);
    },
  };
};

/** Commit check of a read-only transaction, which has nothing to lose: always true. */
const nothingToKeep = () => Promise.resolve(true);

/**
 * True if the transaction that booked the transfers `keys` was committed: the ledger has either all of them or none.
 * The ledger is read with the options of that transaction (`manner`) on a new connection (`options`), so that a standby
 * has to confirm what was read. Always false without keys.
 */
const isBooked = async (manner: Manner, options: PoolConfig, keys: readonly string[]): Promise<boolean> => {
  if (keys.length === 0) return false;
  const pool = createPool({ ...options, max: 1 });
  const unknown = () => Promise.reject(new Error('The question itself was not answered.'));
  try {
    const statement = sql`SELECT key FROM ledger WHERE key = ANY(${keys})`;
    const found = await runTransaction({ ...manner, pool }, (ask) => ask(statement), unknown);
    return found.length === keys.length;
  } finally {
    await pool.end();
  }
};
