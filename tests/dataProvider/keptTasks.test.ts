// @vitest-environment node
import { expect, test } from 'vitest';
import { aDataProvider } from './aDataProvider.ts';

const sort = { field: 'payableAmount', order: 'DESC' as const };
const everything = { page: 1, perPage: 1000 };
type Row = { id: string; user: string };

const servers = [
  ['that sends whole lists', {}],
  ['that pages', { serverPaging: true }],
  ['that ignores the query', { serverPaging: true, ignoresQueries: true }],
] as const;

test.each(servers)('WT-2 bookmarked tasks are found at a server %s', async (_, options) => {
  const kept: string[] = [];
  const { provider, calls } = aDataProvider({ role: 'worker', bookmarks: kept, ...options });
  const list = (filter: object) => provider.getList<Row>('tasks', { pagination: everything, sort, filter });
  const { data: all } = await list({});
  expect(all.length).toBeGreaterThan(3);
  expect((await list({ bookmarked: true })).total).toBe(0);
  kept.push(...[all[3], all[1]].map((task) => task?.id ?? ''), 'gone');
  expect((await list({ bookmarked: true })).data.map(({ id }) => id)).toEqual([all[1]?.id, all[3]?.id]);
  expect((await list({ bookmarked: true, payableAmount_gte: 1e6 })).total).toBe(0);
  expect(calls.filter(({ path }) => path.includes('bookmarked'))).toEqual([]);
});

test.each(servers)('WT-2 tasks of hidden buyers are left out at a server %s, page by page', async (_, options) => {
  const { provider, calls } = aDataProvider({ role: 'worker', ...options });
  const list = (filter: object, pagination = everything) =>
    provider.getList<Row>('tasks', { pagination, sort, filter });
  const { data: all } = await list({});
  const hidden = all[0]?.user ?? '';
  const others = all.filter(({ user }) => user !== hidden);
  expect(others.length).toBeGreaterThan(5);
  const without = { user_not: [hidden.toUpperCase()] };
  const first = await list(without, { page: 1, perPage: 5 });
  expect(first.total).toBe(others.length);
  expect(first.data.map(({ id }) => id)).toEqual(others.slice(0, 5).map(({ id }) => id));
  const left = await list({ ...without, notDone: true });
  expect(left.data.some(({ user }) => user === hidden)).toBe(false);
  expect((await list({ user: [hidden] })).total).toBe(all.length - others.length);
  expect(calls.filter(({ path }) => path.includes('user_not'))).toEqual([]);
});
