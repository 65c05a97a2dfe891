import type { ClientBase, QueryResult } from 'pg';
import sql, { raw } from 'sql-template-tag';
import { tableNames, type TableName } from '#backend/store/tables.ts';
import { madeColumns, nameOf, rowOf } from './columns.ts';

/** Read and written at a time. */
const ROWS = 500;

/**
 * Makes every column anew that is made of others, where that gives something else: for a migration after a change of how they
 * are made.
 */
export const remakeColumns = async (client: ClientBase): Promise<void> => {
  for (const table of tableNames) for (const column of madeColumns(table)) await remake(client, table, column);
};

const remake = async (
  client: ClientBase,
  table: TableName,
  { name, make }: ReturnType<typeof madeColumns>[number],
): Promise<void> => {
  const column = raw(`"${name}"`);
  for (let last: string | undefined = ''; last !== undefined;) {
    const { rows }: QueryResult<Record<string, string>> = await client.query(
      sql`SELECT ${rowOf(table)}, ${column} AS made FROM ${nameOf(table)} WHERE _id > ${last} ORDER BY _id LIMIT ${ROWS}`,
    );
    const others = rows.filter((row) => make(row) !== row.made);
    await client.query(
      sql`UPDATE ${nameOf(table)} AS kept SET ${column} = anew.made
          FROM unnest(${others.map(({ _id }) => _id)}::text[], ${others.map(make)}::text[]) AS anew (_id, made)
          WHERE kept._id = anew._id`,
    );
    last = rows.at(-1)?._id;
  }
};
