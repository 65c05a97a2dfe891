import sql, { join, raw, type Sql } from 'sql-template-tag';
import { isId } from '#domain/RowIndex.ts';
import type { ListQuery, Where } from '#backend/store/port.ts';
import type { TableName, Tables } from '#backend/store/tables.ts';
import { columnOf, isNumber, tableOf } from './columns.ts';
import { fits, passes, type Query } from './conditions.ts';

/** SQL of a list: `found` is FROM with WHERE, `tail` is ORDER BY with LIMIT. */
type Rows = { readonly found: Sql; readonly tail: Sql };

/**
 * Narrow table with a copy of a few columns of another table, but only of rows whose column `gone` is false (migration
 * 0007). `name` is its name; `number` and `also` are the copied columns. It has an index by `number`, and if `byAge` is
 * true one by time of creation.
 */
type Apart = { name: string; number: string; also: readonly string[]; gone: string; byAge: boolean };
const apart: Readonly<Partial<Record<TableName, Apart>>> = {
  users: { name: 'user_coins', number: 'coin', also: ['role'], gone: 'deleted', byAge: false },
  tasks: { name: 'task_places', number: 'requiredWorkers', also: [], gone: 'closed', byAge: true },
};

/**
 * SQL for the rows of a list: `where` is the server's condition, `query` has those of the caller. Users and tasks that
 * are not deleted are filtered and sorted by a narrow table where possible (migration 0007). `reads` names the columns
 * that the caller reads: if the narrow table has them all, no other table is read.
 */
export const rowsFor = <T extends TableName>(
  table: T,
  where: Where<Tables[T]>,
  query: Query,
  reads?: readonly string[],
): Rows => {
  const narrow = apart[table];
  const { column } = query.order;
  const whole = {
    found: sql`FROM ${tableOf(table)} WHERE ${fits(table, where)} AND ${passes(table, query)}`,
    tail: tailOf(query, [...(column === null ? [] : [keyOf(table, column)]), ...AGE]),
  };
  if (!narrow || (where as Record<string, unknown>)[narrow.gone] !== false) return whole;

  const { number, also, gone, byAge } = narrow;
  const isThere = (name: string) => name === number || also.includes(name);
  const [fitting, conditions] = [Object.entries(where), query.conditions];
  const part = (wanted: boolean) => ({
    where: Object.fromEntries(fitting.filter(([name]) => isThere(name) === wanted)) as Where<Tables[T]>,
    query: { ...query, conditions: conditions.filter((one) => isThere(one.column) === wanted) },
  });
  const [there, here] = [part(true), part(false)];
  const inside = sql`FROM ${raw(narrow.name)} WHERE ${fits(table, there.where)} AND ${passes(table, { ...there.query, search: '' })}`;
  const isAlone =
    Object.keys(here.where).every((name) => name === gone) && here.query.conditions.length === 0 && query.search === '';
  if (isAlone && reads?.every(isThere)) return { found: inside, tail: whole.tail };
  const isAsked = Object.keys(there.where).length + there.query.conditions.length > 0;
  if (!isAsked && column !== number) return whole;
  const columns = sql`_id AS apart_id, created_at AS apart_at, ${columnOf(table, number)} AS apart_number`;
  const isOrdered = column === number || (byAge && column === null);
  // OFFSET applies to the narrow table if no other condition decides which rows count.
  const page = isOrdered && isAlone ? whole.tail : sql``;
  const all = isOrdered && isAlone ? { ...query, range: null } : query;
  return {
    found: sql`FROM (SELECT ${columns} ${inside} ${page}) AS apart JOIN ${tableOf(table)} ON _id = apart_id
      WHERE ${fits(table, here.where)} AND ${passes(table, here.query)}`,
    tail: isOrdered
      ? tailOf(all, [...(column === null ? [] : [sql`apart_number`]), sql`apart_at`, sql`apart_id`])
      : whole.tail,
  };
};

const AGE = [sql`created_at`, sql`_id`];

/** SQL of a sort key: numbers and ids as they are, other texts in natural order. */
const keyOf = (table: TableName, column: string): Sql => {
  const name = columnOf(table, column);
  return isNumber(table, column) || isId(column) ? name : sql`${name} COLLATE people`;
};

/** SQL of ORDER BY and LIMIT: equal values by time of creation, then by id; everything reversed when descending. */
const tailOf = ({ order: { descending }, range }: ListQuery, keys: readonly Sql[]): Sql => {
  const order = keys.map((key) => (descending ? sql`${key} DESC` : key));
  const page = range ? sql`LIMIT ${range[1] - range[0] + 1} OFFSET ${range[0]}` : sql``;
  return sql`ORDER BY ${join(order, ', ')} ${page}`;
};
