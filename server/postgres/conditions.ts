import sql, { join, type Sql } from 'sql-template-tag';
import { comparedAs, holdsAddress } from '#domain/email.ts';
import { isDay, spanOf } from '#domain/moments.ts';
import { isId } from '#domain/RowIndex.ts';
import type { Condition, ListQuery, Where } from '#backend/store/port.ts';
import { wordColumns, type TableName, type Tables } from '#backend/store/tables.ts';
import { columnOf, comparedColumn, isNumber } from './columns.ts';

/**
 * SQL of a condition that the server sets, for a WHERE clause. Booleans are written without a comparison, so that
 * partial indexes apply.
 */
export const fits = <T extends TableName>(table: T, where: Where<Tables[T]>): Sql =>
  all(
    Object.entries(where).map(([name, wanted]: [string, unknown]) => {
      const column = comparedColumn(table, name);
      const read = comparedAs(name);
      if (typeof wanted === 'boolean') return wanted ? column : sql`NOT ${column}`;
      if (typeof wanted !== 'object' || wanted === null) return sql`${column} = ${read(wanted)}`;
      return 'in' in wanted
        ? sql`${column} = ANY(${(wanted.in as unknown[]).map(read)})`
        : sql`${column} > ${(wanted as { above: number }).above}`;
    }),
  );

/** Query of a caller. `hashesOf` is set if account numbers are encrypted: a number is found by its hashes. */
export type Query = ListQuery & { readonly hashesOf?: (typed: string) => string[] };

/**
 * SQL of a caller's conditions and search for a WHERE clause, equivalent to matchRows.ts. An encrypted account number
 * is found only whole.
 */
export const passes = (table: TableName, { conditions, search, hashesOf }: Query): Sql =>
  all([
    ...conditions.map((one) => {
      if (hashesOf && one.column === 'account_number') return ofAccounts(one, hashesOf);
      return isNumber(table, one.column) ? ofNumbers(table, one) : ofTexts(table, one);
    }),
    ...(search === '' ? [] : [contains(table, search, table === 'withdrawals' ? hashesOf?.(search) : [])]),
  ]);

const ofAccounts = (condition: Condition, hashesOf: NonNullable<Query['hashesOf']>): Sql => {
  if (!('in' in condition)) throw new Error('An encrypted account number has no range.');
  const wanted = condition.in.map(String);
  return sql`((account_sealed = '' AND account_number = ANY(${wanted}))
    OR account_hash = ANY(${wanted.flatMap(hashesOf)}))`;
};

const all = (conditions: readonly Sql[]): Sql => (conditions.length > 0 ? join(conditions, ' AND ') : sql`TRUE`);

const ofNumbers = (table: TableName, condition: Condition): Sql => {
  const column = columnOf(table, condition.column);
  if ('in' in condition) return sql`${column} = ANY(${condition.in.map(Number).filter(Number.isSafeInteger)})`;
  return 'from' in condition
    ? sql`${column} >= ${whole(Math.ceil(Number(condition.from)))}`
    : sql`${column} <= ${whole(Math.floor(Number(condition.to)))}`;
};

/** End of a range, limited to what a JavaScript number holds exactly. */
const whole = (end: number): number => Math.min(Math.max(end, -(2 ** 53)), 2 ** 53);

const ofTexts = (table: TableName, condition: Condition): Sql => {
  const column = columnOf(table, condition.column);
  if ('in' in condition) {
    const wanted = condition.in.map((one) => String(comparedAs(condition.column)(one)));
    const equal = sql`${comparedColumn(table, condition.column)} = ANY(${wanted})`;
    return hasPlainIndex(table, condition.column) ? equal : sql`(${inOrder(column)} = ANY(${wanted}) AND ${equal})`;
  }
  const end = String('from' in condition ? condition.from : condition.to);
  const isFirst = 'from' in condition;
  if (isDay(end)) return isFirst ? sinceDay(column, end) : untilDay(column, end);
  return isFirst ? sql`${column} >= ${end}` : sql`(${column} <= ${end} OR starts_with(${column}, ${end}))`;
};

/**
 * True for columns with an ordinary index: ids, e-mail addresses (by their key), and fixed words such as a status.
 * Other texts are indexed in natural order.
 */
const hasPlainIndex = (table: TableName, column: string): boolean =>
  isId(column) || holdsAddress(column) || Object.hasOwn(wordColumns(table), column);

/**
 * SQL of a text column in the collation `people`, so that its index is used. Texts that differ in case or accents may
 * be equal in it: the caller adds the exact condition.
 */
const inOrder = (column: Sql): Sql => sql`${column} COLLATE people`;

/**
 * SQL for a range that begins with a day. Values that are days are compared with `day` as text; values that are
 * moments, in the form of toISOString, with the local start of the day.
 */
const sinceDay = (column: Sql, day: string): Sql => {
  const begin = new Date(spanOf(day).from).toISOString();
  const least = begin < day ? begin : day;
  return sql`(${inOrder(column)} >= ${least} AND ${dated(column, sql`>= ${day}`, sql`>= ${begin}`)})`;
};
const untilDay = (column: Sql, day: string): Sql => {
  // The year 10000 would be written with a plus sign, which sorts first.
  const end = new Date(spanOf(day).to).toISOString().replace(/^[+].*/, '9999-12-31T24');
  const most = end > day ? end : day;
  return sql`(${inOrder(column)} <= ${most} AND ${dated(column, sql`<= ${day}`, sql`< ${end}`)})`;
};

/**
 * SQL that compares a text which is a day by `ofDay`, or one which is a moment by `ofMoment`. Any other text is outside
 * of the range.
 */
const dated = (column: Sql, ofDay: Sql, ofMoment: Sql): Sql => sql`CASE
  WHEN ${column} ~ ${DAY} THEN ${column} ${ofDay}
  WHEN ${column} ~ ${MOMENT} THEN ${column} ${ofMoment}
  ELSE FALSE END`;
const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
const MOMENT = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$';

const contains = (table: TableName, sought: string, hashes: readonly string[] = []): Sql => {
  const words = Object.entries(wordColumns(table)).flatMap(([column, ones]) => {
    const found = ones.filter((word) => word.includes(sought));
    // In the collation of the index on users' roles, which is exact for these words.
    return found.length > 0 ? [sql`${columnOf(table, column)} COLLATE people = ANY(${found})`] : [];
  });
  const id = sql`${columnOf(table, '_id')} = ${sought}`;
  if (hashes.length > 0) words.push(sql`account_hash = ANY(${hashes})`);
  return sql`(${join([id, sql`search LIKE ${`%${sought.replace(/[\\%_]/g, '\\$&')}%`}`, ...words], ' OR ')})`;
};
