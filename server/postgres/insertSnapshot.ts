import type { ClientBase, Pool } from 'pg';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Snapshot } from '#backend/store/port.ts';
import { tableNames } from '#backend/store/tables.ts';
import { cellsOf, madeOf, tableOf } from './columns.ts';

/** Number of rows per statement, which takes 65,535 values at most. */
const ROWS = 500;

/** Inserts a snapshot into an empty database, balances and ledger unchanged, for demos and tests. */
export const insertSnapshot = async (pool: Pool | ClientBase, snapshot: Snapshot): Promise<void> => {
  // The tables are in the order of their references: users, tasks, the rest.
  for (const table of tableNames)
    await insertAll(
      pool,
      tableOf(table),
      snapshot[table].map((row) => [...cellsOf(table, row), ...madeOf(table, row)]),
    );
  const columns = [sql`key`, sql`"from"`, sql`"to"`, sql`amount`, sql`actor`, sql`created_at`];
  const rows = snapshot.ledger.map(({ key, from, to, amount, actor, created_at }) => [
    key,
    from,
    to,
    amount,
    actor,
    created_at,
  ]);
  await insertAll(
    pool,
    sql`ledger`,
    rows.map((row) => row.map((value, place) => [columns[place] ?? sql``, value] as const)),
  );
};

type Row = readonly (readonly [column: Sql, value: unknown])[];

const insertAll = async (pool: Pool | ClientBase, table: Sql, rows: readonly Row[]): Promise<void> => {
  for (let first = 0; first < rows.length; first += ROWS) {
    const some = rows.slice(first, first + ROWS);
    const columns = join((some[0] ?? []).map(([column]) => column));
    const values = join(some.map((row) => sql`(${join(row.map(([, value]) => value))})`));
    await pool.query(sql`INSERT INTO ${table} (${columns}) VALUES ${values}`);
  }
};
