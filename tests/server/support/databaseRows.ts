import type { Pool } from 'pg';
import type { Snapshot, Store, Transfer } from '#backend/store/port.ts';
import { tableNames } from '#backend/store/tables.ts';
import { insertSnapshot } from '#server/postgres/insertSnapshot.ts';

/** SQL that runs statements without triggers, such as the ledger's; for a superuser, in one transaction. */
export const withoutTriggers = (statements: string): string =>
  `SET LOCAL session_replication_role = replica; ${statements}`;

/** SQL that empties all tables, those that others refer to at the end. With few rows it is faster than TRUNCATE. */
export const EMPTY = withoutTriggers(
  ['answers', 'rounds', 'seals', 'digests', 'ledger', 'user_coins', 'task_places', ...tableNames.toReversed()]
    .map((table) => `DELETE FROM ${table}`)
    .join('; '),
);

/** Replaces all rows. */
export const loadRows = async (pool: Pool, snapshot: Snapshot): Promise<void> => {
  await pool.query(EMPTY);
  await insertSnapshot(pool, snapshot);
};

/** All rows, each table in the order in which its rows were written. */
export const readRows = async (pool: Pool, store: Store): Promise<Snapshot> => {
  const { rows: ledger } = await pool.query<Transfer>(
    'SELECT key, "from", "to", amount, actor, created_at FROM ledger ORDER BY created_at, key',
  );
  return store.read(async (reader) => {
    const rows: Partial<Record<keyof Snapshot, readonly object[]>> = { ledger };
    for (const table of tableNames) rows[table] = (await reader.list(table, {})).rows;
    return rows as Snapshot;
  });
};
