import type { Pool } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { ListQuery } from '#backend/store/port.ts';
import { createPostgresReader } from '#server/postgres/createPostgresReader.ts';

/** Milliseconds of each call, after a first one that fills caches. */
export const timed = async (times: number, call: () => Promise<unknown>): Promise<number[]> => {
  const took: number[] = [];
  for (let turn = 0; turn <= times; turn++) {
    const began = performance.now();
    await call();
    if (turn > 0) took.push(performance.now() - began);
  }
  return took;
};

export type Explained = { what: string; ms: number; plan: string[] };

const page = (changes: Partial<ListQuery>): ListQuery => ({
  conditions: [],
  search: '',
  order: { column: null, descending: false },
  range: [0, 24],
  ...changes,
});
const queries: Readonly<Record<string, ListQuery>> = {
  'first page': page({}),
  'by end, as Manage Task opens': page({ order: { column: 'completionDate', descending: true } }),
  'page 400 by end': page({ order: { column: 'completionDate', descending: true }, range: [9975, 9999] }),
  'by buyer': page({ order: { column: 'user', descending: false } }),
  'by id': page({ order: { column: '_id', descending: false } }),
  'by pay': page({ order: { column: 'payableAmount', descending: true } }),
  'by open places': page({ order: { column: 'requiredWorkers', descending: true } }),
  'by title': page({ order: { column: 'taskTitle', descending: false } }),
  'search of three letters': page({ search: '777' }),
  'search of a word': page({ search: 'transcribe' }),
  'search of what is rare, by pay': page({
    search: 'object 777 ',
    order: { column: 'payableAmount', descending: true },
  }),
};

/** EXPLAIN of the store's statements for lists of all tasks: rows and total. */
export const explainLists = async (pool: Pool): Promise<Explained[]> => {
  const explained: Explained[] = [];
  for (const [what, query] of Object.entries(queries)) {
    const ask = async <R>(statement: Sql): Promise<R[]> => {
      const kind = explained.some((one) => one.what === `${what}: rows`) ? 'total' : 'rows';
      await pool.query(statement);
      explained.push({ what: `${what}: ${kind}`, ...(await explain(pool, statement)) });
      return (await pool.query(statement)).rows as R[];
    };
    await createPostgresReader(ask).list('tasks', { closed: false }, query);
  }
  return explained;
};

const explain = async (pool: Pool, { text, values }: Sql) => {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>({
    text: `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY ON) ${text}`,
    values,
  });
  const lines = rows.map((row) => row['QUERY PLAN']);
  const ms = Number(/Execution Time: ([\d.]+) ms/.exec(lines.join('\n'))?.[1]);
  return { ms, plan: lines.filter((line) => !/^(Planning|Execution) Time/.test(line)) };
};
