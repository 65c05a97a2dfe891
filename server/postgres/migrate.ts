import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client, DatabaseError, type ClientBase, type ClientConfig, type Pool } from 'pg';
import { migrationTransaction } from './migrationTransaction.ts';
import { remakeColumns } from './remakeColumns.ts';

/** A step of the schema: once it has run somewhere, its text never changes. */
export type Migration = {
  readonly name: string;
  readonly sql: string;
  /** What SQL cannot do, after it and in its transaction. */
  readonly after?: ((client: ClientBase) => Promise<void>) | undefined;
};

const afterwards: Readonly<Record<string, Migration['after']>> = {
  '0008-folded-texts': remakeColumns,
  '0014-made-keys': remakeColumns,
};

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** Every file of the folder, in the order of the numbers that their names begin with. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf('/') + 1, -'.sql'.length), sql }))
  .map((step) => ({ ...step, after: afterwards[step.name] }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The tables are older or newer than this server's, or were made by another text. */
export class WrongSchema extends Error {
  override readonly name = 'WrongSchema';
}

/**
 * Brings a database's tables up to date and resolves with the names of the steps that it took, each in a transaction of its
 * own. Several processes may do so at once, and the server may be at work. Rejects where the database knows a step that this server
 * does not, or another text of one that it does: then nothing is changed.
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

/** Rejects with {@link WrongSchema} where a database's tables are not those that these steps make. */
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

/** Milliseconds between two attempts: some minutes in all. */
const [PAUSE, ATTEMPTS] = [1_000, 100];

/** Where a step gave up as it got no lock, those who waited behind it pass, and it tries again. */
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

/** A lock that was not had in time, or that another waits for in turn. */
const BUSY = ['55P03', '40P01'];
const NO_TABLE = '42P01';

type Taken = { readonly name: string; readonly checksum: string };
const TAKEN = 'SELECT name, checksum FROM migrations ORDER BY name';

/** Takes the first step that is missing; undefined where none is. */
const takeStep = (client: Client, another: () => Client, steps: readonly Migration[]): Promise<Migration | undefined> =>
  migrationTransaction(client, async () => {
    // Two processes would both find the step missing. The number names this lock among all of the database's.
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

/** The statements of a step that no transaction takes, as CREATE INDEX CONCURRENTLY; undefined for any other one. */
const statementsOutside = ({ sql }: Migration): string[] | undefined => {
  const statements = sql.replace(/^--.*$/gm, '').split(/;\s*$/m);
  return statements.some((one) => /\bCONCURRENTLY\b/.test(one))
    ? statements.filter((one) => one.trim() !== '')
    : undefined;
};

/** Works on a connection of its own, while the step's transaction keeps others from it. */
const outside = async (client: Client, work: (client: Client) => Promise<void>): Promise<void> => {
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await work(client);
  } finally {
    await client.end();
  }
};

/** The first step that was not taken. */
const missing = (taken: readonly Taken[], steps: readonly Migration[]): Migration | undefined => {
  taken.forEach(({ name, checksum }, place) => {
    const own = steps[place];
    if (name !== own?.name) throw new WrongSchema(`The database is ahead of this server: ${name}. ${needs(steps)}`);
    if (checksum !== checksumOf(own)) throw new WrongSchema(`The database was made by another text of ${name}.`);
  });
  return steps[taken.length];
};

const needs = (steps: readonly Migration[]): string => `This server needs ${steps.at(-1)?.name ?? 'none'}.`;

/** Without regard to how a checkout ends its lines. */
const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
