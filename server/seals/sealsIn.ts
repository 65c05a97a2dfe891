import sql from 'sql-template-tag';
import type { Ask } from '../postgres/connection.ts';
import type { Seal } from './seal.ts';

/** Columns of a seal for SELECT; the transaction id is text, because it may exceed what a number holds. */
const COLUMNS = sql`number, chain, begins, place, horizon::text AS horizon, entries, root, previous, key_id, sealed_at, mac`;

/** All seals of a database, in the order of their numbers. */
export const sealsIn = (ask: Ask): Promise<Seal[]> => ask<Seal>(sql`SELECT ${COLUMNS} FROM seals ORDER BY number`);

export const lastSealIn = async (ask: Ask): Promise<Seal | undefined> =>
  (await ask<Seal>(sql`SELECT ${COLUMNS} FROM seals ORDER BY number DESC LIMIT 1`))[0];

/** Identity of the database that a transaction is in: a copy of it, or a dump restored elsewhere, has another one. */
export const placeIn = async (ask: Ask): Promise<string> => {
  const [found] = await ask<{ place: string }>(sql`
    SELECT system_identifier || '/' || oid AS place FROM pg_control_system(), pg_database
    WHERE datname = current_database()`);
  return found?.place ?? '';
};
