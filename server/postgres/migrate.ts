import { createHash } from 'node:crypto';
import { Client, type ClientBase, type ClientConfig } from 'pg';
import { remakeColumns } from './remakeColumns.ts';

/** A step of the schema: once it has run somewhere, its text never changes. */
export type Migration = {
  readonly name: string;
  readonly sql: string;
  /** What SQL cannot do, after it and in its transaction. */
  readonly after?: ((client: ClientBase) => Promise<void>) | undefined;
};

const afterwards: Readonly<Record<string, Migration['after']>> = { '0008-folded-texts': remakeColumns };

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** Every file of the folder, in the order of the numbers that their names begin with. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf('/') + 1, -'.sql'.length), sql }))
  .map((step) => ({ ...step, after: afterwards[step.name] }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/**
 * Brings a database's tables up to date and resolves with the names of the steps that it took, each in a transaction of its
 * own. Several processes may do so at once. Rejects where the database knows a step that this server does not, or another text
 * of one that it does: then nothing is changed.
 */
export const migrate = async (
  connection: ClientConfig,
  steps: readonly Migration[] = migrations,
): Promise<string[]> => {
  const client = new Client(connection);
  await client.connect();
  try {
    const taken: string[] = [];
    for (let step = await takeStep(client, steps); step; step = await takeStep(client, steps)) taken.push(step.name);
    return taken;
  } finally {
    await client.end();
  }
};

/** Takes the first step that is missing; undefined where none is. */
const takeStep = async (client: Client, steps: readonly Migration[]): Promise<Migration | undefined> => {
  await client.query('BEGIN');
  try {
    // Two processes would both find the step missing. The number names this lock among all of the database's.
    await client.query('SELECT pg_advisory_xact_lock(7281906435)');
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text COLLATE "C" PRIMARY KEY, checksum text NOT NULL)',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>('SELECT * FROM migrations ORDER BY name');
    rows.forEach((row, place) => compare(row, steps[place]));
    const step = steps[rows.length];
    if (step) {
      await client.query(step.sql);
      await step.after?.(client);
      await client.query('INSERT INTO migrations VALUES ($1, $2)', [step.name, checksumOf(step)]);
    }
    await client.query('COMMIT');
    return step;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};

const compare = (recorded: { name: string; checksum: string }, own: Migration | undefined): void => {
  if (recorded.name !== own?.name) throw new Error(`The database is ahead of this server: ${recorded.name}.`);
  if (recorded.checksum !== checksumOf(own)) throw new Error(`The database was made by another text of ${own.name}.`);
};

/** Without regard to how a checkout ends its lines. */
const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
