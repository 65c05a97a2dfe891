import type { PoolConfig } from 'pg';
import sql, { join, raw } from 'sql-template-tag';
import type { Tables } from '#backend/store/tables.ts';
import { beginRound } from '../postgres/beginRound.ts';
import { createPool } from '../postgres/connection.ts';
import { runPatiently } from '../postgres/patient.ts';

/**
 * Milliseconds for which a picture without references is kept, because the form in which it was uploaded may not be
 * sent yet.
 */
const UNUSED = 2 * 86_400_000;

/** Time limit in milliseconds of the statement that reads all references. */
const PATIENCE = 120_000;

/** Largest number of pictures that are removed in an hour. */
const MOST = 10_000;

/**
 * Columns with addresses of pictures, in rows of people and tasks, deleted ones included. Code that stores such
 * addresses elsewhere, for instance in a log from which deleted rows come back, has to add its columns here.
 */
export const pictureReferences = [
  { table: 'users', column: 'imgurl' },
  { table: 'tasks', column: 'taskImageUrl' },
] as const satisfies readonly { [T in keyof Tables]: { table: T; column: keyof Tables[T] } }[keyof Tables][];

/**
 * Creates the functions for the database's table of uploaded pictures, with their own connections: note a name, find
 * unused ones, forget one.
 */
export const createPictureRows = (options: PoolConfig) => {
  const pool = createPool({ ...options, query_timeout: PATIENCE, max: 2 });
  return {
    note: async (name: string): Promise<void> => {
      await pool.query(sql`INSERT INTO pictures (name) VALUES (${name})`);
    },
    /** Names of pictures that nothing refers to two days after their upload. */
    unused: async (now: Date): Promise<string[]> => {
      // Compared by name, because a site may change its address.
      const references = pictureReferences.map(
        ({ table, column }) => sql`
          AND NOT EXISTS (SELECT FROM ${raw(table)} WHERE substring(${raw(`"${column}"`)} FROM '[0-9a-f]{32}\\.webp') = pictures.name)`,
      );
      const { rows } = await pool.query<{ name: string }>(sql`
        SELECT name FROM pictures
        WHERE created_at < ${new Date(now.getTime() - UNUSED)} ${join(references, ' ')}
        ORDER BY created_at LIMIT ${MOST}`);
      return rows.map(({ name }) => name);
    },
    forget: async (name: string): Promise<void> => {
      await pool.query(sql`DELETE FROM pictures WHERE name = ${name}`);
    },
    /** True for the first call in each hour by the clock, among all processes. */
    isDue: (): Promise<boolean> => runPatiently(pool, 'REPEATABLE READ', (ask) => beginRound(ask, 'pictures')),
    close: () => pool.end(),
  };
};
