import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client, DatabaseError, type ClientBase, type ClientConfig, type Pool } from 'pg';
import { migrationTransaction } from './migrationTransaction.ts';
import { remakeColumns } from './remakeColumns.ts';

/**
 * Step that changes the database's schema, by the statements in `sql`. Its text must never change once it has run
 * somewhere.
 */
export type Migration = {
  readonly name: string;
  readonly sql: string;
  /** Work that SQL cannot do, after the SQL; it runs on a second connection. */
  readonly after?: ((client: ClientBase) => Promise<void>) | undefined;
};

const afterwards: Readonly<Record<string, Migration['after']>> = {
  '0008-folded-texts': remakeColumns,
  '0014-made-keys': remakeColumns,
  // Computed again, for rows that processes of an earlier version have written meanwhile.
  '0015-addresses-by-key': remakeColumns,
};

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** Migrations of the folder migrations/, in the order of their numbers. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf('/') + 1, -'.sql'.length), sql }))
  .map((step) => ({ ...step, after: afterwards[step.name] }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Error of tables that are older or newer than this server's, or were made by a step with another text. */
export class WrongSchema extends Error {
  override readonly name = 'WrongSchema';
}

/**
 * Migrates a database in steps, each in a transaction, and resolves to the names of the steps taken. Several processes
 * may run it at once, while the server runs. Rejects, without a change, if the database has a step that is unknown here
 * or has another text.
 */
export const migrate = async (
  connection: ClientConfig,
  steps: readonly Migration[] = migrations,
): Promise<string[]> => {
  const client = new Client(connection);
  await client.connect();
  try {
    const taken: string[] = [];
    const next = () => takeStep(client, () => new Client(connection), steps);
    for (let step = await patiently(next); step; step = await patiently(next)) taken.push(step.name);
    return taken;
  } finally {
    await client.end();
  }
};

/** Rejects with {@link WrongSchema} if the database's tables were not made by exactly these steps. */
export const checkSchema = async (
  client: Pick<Pool, 'query'>,
  steps: readonly Migration[] = migrations,
): Promise<void> => {
  const taken = await client.query<Taken>(TAKEN).catch((error: unknown) => {
    if (error instanceof DatabaseError && error.code === NO_TABLE) return { rows: [] };
    throw error;
  });
  if (missing(taken.rows, steps))
    throw new WrongSchema(`The database is at ${taken.rows.at(-1)?.name ?? 'no version'}: migrate it. ${needs(steps)}`);
};

/** Milliseconds between two attempts, and the number of attempts: minutes in all. */
const [PAUSE, ATTEMPTS] = [1_000, 100];

/**
 * Repeats `take` for a step that could not get its lock. While a step waits, all other transactions queue behind it, so
 * it gives up soon and tries again.
 */
const patiently = async <T>(take: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof DatabaseError && BUSY.includes(error.code ?? '')) || attempt === ATTEMPTS) throw error;
    }
    await setTimeout(PAUSE);
  }
};

/** SQLSTATE codes of a lock timeout and of a deadlock. */
const BUSY = ['55P03', '40P01'];
const NO_TABLE = '42P01';

type Taken = { readonly name: string; readonly checksum: string };
const TAKEN = 'SELECT name, checksum FROM migrations ORDER BY name';

/**
 * Takes the first missing step; resolves to undefined if there is none. `another` makes a second connection, for what
 * cannot run in the step's transaction.
 */
const takeStep = (client: Client, another: () => Client, steps: readonly Migration[]): Promise<Migration | undefined> =>
  migrationTransaction(client, async () => {
    // Without this lock, two processes would take the same step; the number identifies the lock within the database.
    await client.query('SELECT pg_advisory_xact_lock(7281906435)');
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text COLLATE "C" PRIMARY KEY, checksum text NOT NULL)',
    );
    const step = missing((await client.query<Taken>(TAKEN)).rows, steps);
    if (step) {
      const alone = statementsOutside(step);
      if (alone)
        await outside(another(), async (own) => {
          for (const statement of alone) await own.query(statement);
        });
      else await client.query(step.sql);
      if (step.after) await outside(another(), step.after);
      await client.query('INSERT INTO migrations VALUES ($1, $2)', [step.name, checksumOf(step)]);
    }
    return step;
  });

/**
 * Statements of a step that cannot run in a transaction, such as CREATE INDEX CONCURRENTLY; undefined for other steps.
 */
const statementsOutside = ({ sql }: Migration): string[] | undefined => {
  const statements = sql.replace(/^--.*$/gm, '').split(/;\s*$/m);
  return statements.some((one) => /\bCONCURRENTLY\b/.test(one))
    ? statements.filter((one) => one.trim() !== '')
    : undefined;
};

/** Runs `work` on a second connection, while the step's transaction holds the lock against other processes. */
const outside = async (client: Client, work: (client: Client) => Promise<void>): Promise<void> => {
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await work(client);
  } finally {
    await client.end();
  }
};

/** First step that the database lacks. Throws for steps that are unknown here or were changed. */
const missing = (taken: readonly Taken[], steps: readonly Migration[]): Migration | undefined => {
  taken.forEach(({ name, checksum }, place) => {
    const own = steps[place];
    if (name !== own?.name) throw new WrongSchema(`The database is ahead of this server: ${name}. ${needs(steps)}`);
    if (checksum !== checksumOf(own)) throw new WrongSchema(`The database was made by another text of ${name}.`);
  });
  return steps[taken.length];
};

const needs = (steps: readonly Migration[]): string => `This server needs ${steps.at(-1)?.name ?? 'none'}.`;

/** Checksum of a step that ignores the line ends of a checkout. */
const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
