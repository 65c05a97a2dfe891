import type { Pool } from 'pg';
import type { Sql } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities, type Fields } from '#domain/entities.ts';
import { parseListQuery } from '#backend/parseListQuery.ts';
import { Refusal } from '#backend/refuse.ts';
import type { ListQuery } from '#backend/store/port.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresReader } from '#server/postgres/createPostgresReader.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { patience } from './support/patience.ts';

const ROWS = 20_000;

let database: Awaited<ReturnType<typeof aDatabase>>;
let pool: Pool;

/**
 * Rows of the two lists that grow with the marketplace: users and tasks. All others have one person's rows, or wait for
 * an admin.
 */
beforeAll(async () => {
  database = await aDatabase();
  pool = createPool({ connectionString: database.url, ...patience, max: 1 });
  const moment = `timestamptz '2026-01-01' + n * interval '1 second'`;
  const day = `to_char(date '2026-02-01' + (n % 60)::int, 'YYYY-MM-DD')`;
  await pool.query(`
    INSERT INTO users SELECT 'u' || n, 'Person ' || n, 'Person ' || n, 'u' || n || '@example.test',
      CASE WHEN n % 10 = 0 THEN 'buyer' ELSE 'worker' END, n % 500, '', 'u' || n, true, false, ${moment},
      'u' || n || '@example.test', 'person ' || n FROM generate_series(1, ${String(ROWS)}) AS n;
    INSERT INTO tasks SELECT 't' || n, 'u' || n % 100 || '@example.test', 'Buyer ' || n % 100, '', 'Task ' || n % 5000, 'Do.',
      1 + n % 50, 1 + n % 500, ${day}, 'Proof.', 'u1', 0, false, ${moment}, 'task ' || n, 'u' || n % 100 || '@example.test'
      FROM generate_series(1, ${String(ROWS)}) AS n;
    ANALYZE;`);
});
afterAll(async () => {
  await pool.end();
  await database.remove();
});

type Plan = { Plans?: Plan[]; 'Actual Rows': number; 'Rows Removed by Filter'?: number };
const readBy = ({ Plans = [], ...plan }: Plan): number =>
  Math.max(plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0), ...Plans.map(readBy));

/** Number of rows that the database reads for a page of a list and its total. */
const rowsRead = async (table: 'users' | 'tasks', query: ListQuery): Promise<number> => {
  const read: number[] = [];
  const ask = async <R>({ text, values }: Sql): Promise<R[]> => {
    const explained = { text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values };
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained);
    const [plan] = rows;
    if (plan) read.push(readBy(plan['QUERY PLAN'][0].Plan));
    return [];
  };
  const reader = createPostgresReader(ask);
  await (table === 'users'
    ? reader.list('users', { deleted: false }, query)
    : reader.list('tasks', { closed: false }, query));
  return Math.max(...read);
};

/** Filters that no row passes, for each kind of condition on each column. */
const filtersOf = (fields: Fields): [name: string, value: unknown][] =>
  Object.entries(fields).flatMap(([column, kind]): [string, unknown][] => {
    const isText = kind === 'text' || kind === 'role';
    const [last, first] = /date$/i.test(column) ? ['2030-01-01', '2020-01-01'] : isText ? ['zzz', ' '] : [1e6, -1];
    return [
      [column, column === 'user' || column === 'email' ? 'Nobody@example.test' : last],
      [`${column}_gte`, last],
      [`${column}_lte`, first],
    ];
  });

const every = (column: string) => [column, ...rangesOf(column)];
const rangesOf = (column: string) => [`${column}_gte`, `${column}_lte`];

it.each([
  [
    'users',
    entities.user,
    [...['name', 'email', 'role'].flatMap(rangesOf), ...['displayName', 'imgurl'].flatMap(every)],
  ],
  [
    'tasks',
    entities.task,
    [
      ...['user', 'name', 'taskTitle'].flatMap(rangesOf),
      ...['taskImageUrl', 'taskDetail', 'submissionInfo'].flatMap(every),
    ],
  ],
] as const)('each filter of %s has an index, or is refused', async (table, fields, refusals) => {
  const refused: string[] = [];
  for (const [name, value] of filtersOf(fields)) {
    try {
      const query = parseListQuery({ filter: JSON.stringify({ [name]: value }) }, fields);
      expect([name, await rowsRead(table, query)]).toEqual([name, expect.toSatisfy((read: number) => read < 100)]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(name);
    }
  }
  expect(refused.sort()).toEqual([...refusals].sort());
});
