import type { ClientBase, QueryResult } from 'pg';
import sql, { join, raw } from 'sql-template-tag';
import { tableNames, type TableName } from '#backend/store/tables.ts';
import { columnOf, madeColumns, nameOf } from './columns.ts';
import { migrationTransaction } from './migrationTransaction.ts';

/** Read and written in one transaction: who changes one of these rows waits for no others, and what is done stays done. */
const ROWS = 500;

/**
 * Makes every column anew that is made of others, where that gives something else: for a migration after a change of how they
 * are made. A column that a later step adds is not there yet, and that step makes it.
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
  /** The next rows by id; resolves with the last one's id. */
  const remakeAfter = async (id: string): Promise<string | undefined> => {
    const { rows }: QueryResult<Record<string, string>> = await client.query(
      sql`SELECT ${read} FROM ${nameOf(table)} WHERE _id > ${id} ORDER BY _id LIMIT ${ROWS} FOR NO KEY UPDATE`,
    );
    const others = rows.filter((row) => make(row) !== row.made);
    await client.query(
      sql`UPDATE ${nameOf(table)} AS kept SET ${made} = anew.made
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
