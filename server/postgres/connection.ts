import { hash } from 'node:crypto';
import { DatabaseError, Pool, TypeOverrides, types, type PoolClient, type PoolConfig } from 'pg';
import type { Sql } from 'sql-template-tag';
import { Collision, Unavailable } from '#backend/store/port.ts';

/** Sends one statement and resolves with its rows; which columns they have is the statement's own word. */
export type Ask = <R>(statement: Sql) => Promise<R[]>;

/**
 * Milliseconds, in PostgreSQL's own names: a statement that hangs would hold its locks, and a browser gives up after thirty seconds.
 * They are set by each transaction, as behind a pooler a session is another one every time (docs/server.md).
 */
export type Limits = Readonly<
  Record<'lock_timeout' | 'statement_timeout' | 'idle_in_transaction_session_timeout', number>
>;
export const limits: Limits = {
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Milliseconds that the driver itself waits: where the network swallows the answer, no limit of the server's is heard. */
export const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 };

/** Whole numbers as numbers, which our own columns keep exact, and moments as the port has them. */
const read = new TypeOverrides();
const { INT8, NUMERIC, TIMESTAMPTZ } = types.builtins;
read.setTypeParser(INT8, Number);
read.setTypeParser(NUMERIC, Number);
const dateOf = types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
read.setTypeParser(TIMESTAMPTZ, (text) => dateOf(text).toISOString());

/** Everything that node-postgres knows to say of connections; timeouts of its own stand against ours. */
export const createPool = (options: PoolConfig): Pool => {
  const pool = new Pool({ keepAlive: true, ...timeouts, ...options, types: read });
  // A connection that breaks while nobody waits for it: the pool opens another. Unheard, the event would end the process.
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

/** Opens a transaction: in one message to the server, so that its limits cost no time on the way. */
export const begin = async (client: PoolClient, level: string, own: Limits): Promise<void> => {
  const set = Object.entries(own).map(([name, milliseconds]) => `SET LOCAL ${name} = ${String(milliseconds)}`);
  await client.query([`BEGIN ISOLATION LEVEL ${level}`, ...set].join('; ')).catch((error: unknown) => {
    throw translated(error);
  });
};

/**
 * `prepared` statements are parsed and planned once a connection: those of a transaction, which are few and always the same. Lists
 * come in too many forms, and what they look for decides how it is found best.
 */
export const askOf =
  (client: PoolClient, { prepared }: { prepared: boolean }): Ask =>
  async <R>({ text, values }: Sql) => {
    try {
      return (await client.query({ text, values, ...(prepared && { name: nameOf(text) }) })).rows as R[];
    } catch (error) {
      throw translated(error);
    }
  };

/** A statement's name on its connection: the same text has the same one in every process, and no other text has it. */
export const nameOf = (text: string): string => hash('sha256', text, 'base64url');

/** SQLSTATE: broken connections (08), too many of them or no memory (53), shut down (57P), locks and statements that took too long. */
const PASSING = /^(08|53|57P0[123]|55P03|57014|25P0[34])/;

/** What the driver says by itself, without the server, is of the connection. */
export const translated = (error: unknown): unknown =>
  isAnswer(error) && !PASSING.test(error.code ?? '') ? error : unavailable(error);

const unavailable = (cause: unknown) => new Unavailable('serverBusy', { cause });

/** Whether the server itself has answered, and stays there to be spoken to. */
export const isAnswer = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && !/^(08|57P|25P0[34])/.test(error.code ?? '');

/** Whether a transaction failed only because of others that ran beside it: done again, it may pass. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Collision || (error instanceof DatabaseError && ['40001', '40P01'].includes(error.code ?? ''));
