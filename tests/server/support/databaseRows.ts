import type { Pool } from 'pg';
import type { Snapshot, Store, Transfer } from '#backend/store/port.ts';
import { tableNames } from '#backend/store/tables.ts';
import { insertSnapshot } from '#server/postgres/insertSnapshot.ts';

/** Statements that the ledger's trigger would refuse, of a superuser: all of them in one transaction. */
export const withoutTriggers = (statements: string): string =>
  `SET LOCAL session_replication_role = replica; ${statements}`;

/** Quicker by far than TRUNCATE where there are few rows; what is referred to goes last. */
export const EMPTY = withoutTriggers(
  ['answers', 'rounds', 'seals', 'digests', 'ledger', 'user_coins', 'task_places', ...tableNames.toReversed()]
    .map((table) => `DELETE FROM ${table}`)
    .join('; '),
);

/** Replaces every row. */
export const loadRows = async (pool: Pool, snapshot: Snapshot): Promise<void> => {
  await pool.query(EMPTY);
  await insertSnapshot(pool, snapshot);
};

/** Every row, each table by when its rows were written. */
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
