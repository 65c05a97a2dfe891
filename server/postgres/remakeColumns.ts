import type { ClientBase, QueryResult } from 'pg';
import sql, { join, raw } from 'sql-template-tag';
import { tableNames, type TableName } from '#backend/store/tables.ts';
import { columnOf, madeColumns, tableOf } from './columns.ts';
import { migrationTransaction } from './migrationTransaction.ts';

/** Number of rows per transaction: few, so that others wait little, and an interrupted run keeps its progress. */
const ROWS = 500;

/**
 * Recomputes the computed columns of all rows, in a migration after a change of the functions that compute them ({@link
 * madeColumns}). Only rows whose value differs are written. Columns that the database does not have yet are skipped.
 */
export const remakeColumns = async (client: ClientBase): Promise<void> => {
  const { rows: there }: QueryResult<{ name: string }> = await client.query(
    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = current_schema()",
  );
  const names = new Set(there.map(({ name }) => name));
  for (const table of tableNames)
    for (const column of madeColumns(table))
      if (names.has(`${table}.${column.name}`)) await remake(client, table, column);
};

const remake = async (
  client: ClientBase,
  table: TableName,
  { name, of, make }: ReturnType<typeof madeColumns>[number],
): Promise<void> => {
  const made = raw(`"${name}"`);
  const read = join([sql`_id`, sql`${made} AS made`, ...of.map((source) => columnOf(table, source))]);
  /** Recomputes the next rows by id; resolves to the last one's id, or to undefined at the end. */
  const remakeAfter = async (id: string): Promise<string | undefined> => {
    const { rows }: QueryResult<Record<string, string>> = await client.query(
      sql`SELECT ${read} FROM ${tableOf(table)} WHERE _id > ${id} ORDER BY _id LIMIT ${ROWS} FOR NO KEY UPDATE`,
    );
    const others = rows.filter((row) => make(row) !== row.made);
    await client.query(
      sql`UPDATE ${tableOf(table)} AS kept SET ${made} = anew.made
          FROM unnest(${others.map(({ _id }) => _id)}::text[], ${others.map(make)}::text[]) AS anew (_id, made)
          WHERE kept._id = anew._id`,
    );
    return rows.at(-1)?._id;
  };
  for (let last: string | undefined = ''; last !== undefined;) {
    const before: string = last;
    last = await migrationTransaction(client, () => remakeAfter(before));
  }
};
