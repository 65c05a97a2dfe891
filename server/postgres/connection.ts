import { hash } from 'node:crypto';
import { DatabaseError, Pool, TypeOverrides, types, type PoolClient, type PoolConfig } from 'pg';
import type { Sql } from 'sql-template-tag';
import { Collision, Unavailable } from '#backend/store/port.ts';
import { DEMANDED, demandStandby } from './standby.ts';

/** Function that runs an SQL statement and resolves to its rows, in the type that the caller claims. */
export type Ask = <R>(statement: Sql) => Promise<R[]>;

/**
 * Time limits of PostgreSQL in milliseconds: a hanging statement would hold its locks, and clients give up after 30 s.
 * Each transaction sets them, because a connection pooler changes the session (docs/server.md).
 */
export type Limits = Readonly<
  Record<'lock_timeout' | 'statement_timeout' | 'idle_in_transaction_session_timeout', number>
>;
export const limits: Limits = {
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Timeouts of the driver in milliseconds, for responses that are lost in the network. */
const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 };

/** Parsers of column types: whole numbers, which are exact in our columns, and times as ISO text. */
const read = new TypeOverrides();
const { INT8, NUMERIC, TIMESTAMPTZ } = types.builtins;
read.setTypeParser(INT8, Number);
read.setTypeParser(NUMERIC, Number);
const dateOf = types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
read.setTypeParser(TIMESTAMPTZ, (text) => dateOf(text).toISOString());

/** Creates a connection pool of node-postgres with our timeouts and parsers. */
export const createPool = (options: PoolConfig): Pool => {
  const pool = new Pool({ keepAlive: true, ...timeouts, ...options, types: read });
  // An idle connection that breaks is replaced by the pool; without a listener, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

export const connect = async (pool: Pool): Promise<PoolClient> => {
  try {
    return await pool.connect();
  } catch (cause) {
    throw unavailable(cause);
  }
};

/**
 * Begins a transaction at the isolation level `level` and sets its time limits, `own`, in one message. With `standby`,
 * rejects with {@link Unavailable} if the database has no synchronous standby.
 */
export const begin = async (client: PoolClient, level: string, own: Limits, standby: boolean): Promise<void> => {
  const set = Object.entries(own).map(([name, milliseconds]) => `SET LOCAL ${name} = ${String(milliseconds)}`);
  const statements = [`BEGIN ISOLATION LEVEL ${level}`, ...set, ...(standby ? DEMANDED : [])];
  const answers = await client.query(statements.join('; ')).catch((error: unknown) => {
    throw translated(error);
  });
  if (standby) demandStandby([answers].flat().at(-1));
};

/**
 * Returns a function that runs statements on a connection. With `prepared` they are planned once per connection, which
 * suits the few statements of writes; lists vary too much, and their best plan depends on the values.
 */
export const askOf =
  (client: PoolClient, { prepared }: { prepared: boolean }): Ask =>
  async <R>({ text, values }: Sql) => {
    try {
      return (await client.query({ text, values, ...(prepared && { name: statementName(text) }) })).rows as R[];
    } catch (error) {
      throw translated(error);
    }
  };

/** Name of a prepared statement: a hash of its text, the same in every process. */
export const statementName = (text: string): string => hash('sha256', text, 'base64url');

/**
 * SQLSTATE codes of temporary errors: connection (08), resources (53), shutdown (57P), lock and statement timeouts.
 * 25006 comes from a standby that is not the primary yet, or no more.
 */
const PASSING = /^(08|53|57P0[123]|55P03|57014|25P0[34]|25006)/;

/**
 * Converts an error of the PostgreSQL driver into one that the store's port declares. Temporary errors, and those
 * without an error code of PostgreSQL, become {@link Unavailable}; any other is returned unchanged.
 */
export const translated = (error: unknown): unknown =>
  isAnswer(error) && !PASSING.test(error.code ?? '') ? error : unavailable(error);

const unavailable = (cause: unknown) => new Unavailable('serverBusy', { cause });

/** True for an error that PostgreSQL sent on a connection which stays usable. */
export const isAnswer = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && !/^(08|57P|25P0[34]|25006)/.test(error.code ?? '');

/** True for a transaction that failed because of concurrent ones, and may succeed when repeated. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Collision || (error instanceof DatabaseError && ['40001', '40P01'].includes(error.code ?? ''));
