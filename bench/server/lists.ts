import type { Pool } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { ListQuery, Reader } from '#backend/store/port.ts';
import { createPostgresReader } from '#server/postgres/createPostgresReader.ts';

/** Milliseconds of each of `times` calls, after a first one that fills caches. */
export const timed = async (times: number, call: () => Promise<unknown>): Promise<number[]> => {
  const took: number[] = [];
  for (let turn = 0; turn <= times; turn++) {
    const began = performance.now();
    await call();
    if (turn > 0) took.push(performance.now() - began);
  }
  return took;
};

/** Execution time and plan of the statements for a list, whose description is `what`. */
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

type Question = (reader: Reader) => Promise<unknown>;

const live = { deleted: false };
const byCoins = { column: 'coin', descending: true };
/** Queries over all users, and those that every call or sign-up makes for one. */
const ofUsers: Readonly<Record<string, Question>> = {
  'users beyond the end, by coins': (reader) =>
    reader.list('users', live, page({ order: byCoins, range: [10_000_000, 10_000_024] })),
  'the best workers': (reader) =>
    reader.list('users', { ...live, role: 'worker' }, page({ order: byCoins, range: [0, 5], counted: false })),
  'how many workers': (reader) => reader.count('users', { ...live, role: 'worker' }),
  'coins of all': (reader) => reader.sum('users', live, 'coin'),
  'a caller': (reader) => reader.userByUid('u777'),
  'who has ever had an address': (reader) => reader.count('users', { email: 'u777@example.test' }),
};

/** EXPLAIN of the store's statements for lists of all tasks, rows and total, and for queries over all users. */
export const explainLists = async (pool: Pool): Promise<Explained[]> => {
  const explained: Explained[] = [];
  const ask = async (question: Question, names: readonly string[]) => {
    const left = [...names];
    const askOne = async <R>(statement: Sql): Promise<R[]> => {
      await pool.query(statement);
      explained.push({ what: left.shift() ?? '', ...(await explain(pool, statement)) });
      return (await pool.query(statement)).rows as R[];
    };
    await question(createPostgresReader(askOne));
  };
  for (const [what, query] of Object.entries(queries))
    await ask((reader) => reader.list('tasks', { closed: false }, query), [`${what}: rows`, `${what}: total`]);
  for (const [what, question] of Object.entries(ofUsers)) await ask(question, [what, `${what}: total`]);
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
