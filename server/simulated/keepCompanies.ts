import type { ClientBase, Pool } from 'pg';
import { isSimulated, SIMULATED } from '../simulatedMark.ts';
import type { CompaniesState } from './createCompanies.ts';

/** Marks a migrated database as simulated; rejects if it has accounts of a real server. */
export const markSimulated = async (pool: Queries): Promise<void> => {
  if (await isSimulated(pool)) return;
  const { rowCount } = await pool.query('SELECT FROM users LIMIT 1');
  if (rowCount !== 0)
    throw new Error('This database holds accounts of a real server: it cannot be used for a simulation.');
  await pool.query(`CREATE SCHEMA ${SIMULATED}`);
  await pool.query(
    `CREATE TABLE ${SIMULATED}.companies (one boolean PRIMARY KEY DEFAULT true CHECK (one), state jsonb NOT NULL)`,
  );
};

export const readCompanies = async (pool: Queries): Promise<CompaniesState | undefined> => {
  const { rows } = await pool.query<{ state: CompaniesState }>(`SELECT state FROM ${SIMULATED}.companies`);
  return rows[0]?.state;
};

/** Pool of connections, or one connection in a transaction. */
type Queries = Pool | ClientBase;

const SAVE = `INSERT INTO ${SIMULATED}.companies (state) VALUES ($1) ON CONFLICT (one) DO UPDATE SET state = excluded.state`;
export const saveCompanies = async (pool: Queries, state: CompaniesState): Promise<void> => {
  await pool.query(SAVE, [JSON.stringify(state, storable)]);
};

/**
 * JSON.stringify replacer that puts U+FFFD in place of characters which PostgreSQL cannot store: NUL and unpaired
 * surrogates.
 */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '\ufffd') : value;

/**
 * Creates a function that stores a state of the simulated companies. Calls run one after the other, so that no older
 * state replaces a newer one.
 */
export const createKeeper = (pool: Pool) => {
  let last: Promise<unknown> = Promise.resolve();
  return (state: CompaniesState): Promise<void> => {
    const write = () => saveCompanies(pool, state);
    const written = last.then(write, write);
    last = written;
    return written;
  };
};
