// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RowOutcome } from '#dataProvider/bulk.ts';
import { BulkError } from '#dataProvider/runBulk.ts';
import type { NewRow } from '#dataProvider/onceEach.ts';
import { aDataProvider, type Call } from './aDataProvider.ts';

const draft = {
  taskTitle: 'Tag 20 photos',
  taskDetail: 'One word each.',
  taskImageUrl: '',
  requiredWorkers: 1,
  payableAmount: 2,
  completionDate: '2026-12-24',
  submissionInfo: 'A link.',
};
const KNOWN_BY = ['taskTitle', 'payableAmount'];
const aRow = (id: string, change: Partial<typeof draft & { before: number }> = {}): NewRow => {
  const { before = 0, ...data } = change;
  return { id, data: { ...draft, taskTitle: `Task ${id}`, ...data }, before };
};
const alike = (...ids: string[]) => ids.map((id) => aRow(id, { taskTitle: draft.taskTitle }));
const isPost = ({ method }: Call) => method === 'POST';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
});

type Test = (call: Call) => boolean;
/**
 * Data provider of a buyer whose connection breaks at some calls: before the server has done `broken` ones, after it
 * has done `lost` ones.
 */
const aBuyer = ({ lost = () => false, broken = () => false }: { lost?: Test; broken?: Test } = {}) => {
  const setup = aDataProvider({ role: 'buyer' });
  const { provider, calls } = setup;
  const { fetch } = globalThis;
  const busy = { now: 0, most: 0 };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = { method: init.method ?? 'GET', path: url, body: undefined };
    if (broken(call)) throw new TypeError('Failed to fetch');
    busy.most = Math.max(busy.most, ++busy.now);
    const answer = await fetch(url, init);
    busy.now--;
    if (lost(call)) throw new TypeError('Failed to fetch');
    return answer;
  });
  /** Posts tasks; resolves to the outcome of each. Pauses end at once. */
  const create = async (rows: readonly NewRow[]) => {
    const state = { over: false };
    const work = provider.createMany('tasks', { rows, knownBy: KNOWN_BY });
    const ended = work.then(
      () => rows.map(({ id }): RowOutcome => ({ id, result: 'done' })),
      (error: unknown) => {
        if (error instanceof BulkError) return error.outcomes;
        throw error;
      },
    );
    void ended.finally(() => (state.over = true));
    while (!state.over) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    return (await ended).map(({ result }) => result);
  };
  const posts = () => calls.filter(isPost).length;
  const titles = async () => {
    const all = {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'taskTitle', order: 'ASC' as const },
      filter: {},
    };
    const { data } = await provider.getList<{ id: string; taskTitle: string }>('tasks', all);
    return data.map(({ taskTitle }) => taskTitle).filter((title) => /^Task \d|^Tag 20/.test(title));
  };
  return { ...setup, create, posts, titles, busy };
};

test('one call a row, four at a time, and the balance asked for once', async () => {
  const { create, calls, onWritten, busy } = aBuyer();
  const rows = Array.from({ length: 9 }, (_, place) => aRow(String(place)));
  expect(await create(rows)).toEqual(rows.map(() => 'done'));
  const bodies = calls.filter(isPost).map(({ body }) => body);
  expect(bodies).toEqual(rows.map(({ data }) => ({ ...data, user: expect.any(String) as string, name: 'Me' })));
  expect(busy.most).toBe(4);
  expect(onWritten).toHaveBeenCalledOnce();
});

test('a lost answer is looked up: what was done is done, and nothing goes out twice', async () => {
  const { create, posts, titles } = aBuyer({ lost: isPost });
  expect(await create([aRow('1'), aRow('2')])).toEqual(['done', 'done']);
  expect(posts()).toBe(2);
  expect(await titles()).toEqual(['Task 1', 'Task 2']);
});

test('rows alike wait for each other: each has its own record, though every answer is lost', async () => {
  const { create, titles, busy } = aBuyer({ lost: isPost });
  expect(await create(alike('1', '2', '3'))).toEqual(['done', 'done', 'done']);
  expect(await titles()).toHaveLength(3);
  expect(busy.most).toBe(1);
});

test('a row that never arrived failed, though one like it was made after it; tried again, it is made', async () => {
  let sent = 0;
  const { create, titles } = aBuyer({ broken: (call) => isPost(call) && ++sent === 1 });
  expect(await create(alike('1', '2'))).toEqual(['failed', 'done']);
  expect(await create([{ ...aRow('1', { taskTitle: draft.taskTitle }), before: 1 }])).toEqual(['done']);
  expect(await titles()).toHaveLength(2);
});

test('a lost answer that the list cannot tell of is unknown', async () => {
  const { create, posts } = aBuyer({ lost: isPost, broken: (call) => call.method === 'GET' && posts() > 0 });
  expect(await create([aRow('1')])).toEqual(['unknown']);
  expect(posts()).toBe(1);
});

test('what an earlier try has made is found, and not sent', async () => {
  const { create, posts } = aBuyer();
  await create(alike('1'));
  expect(await create([...alike('1'), aRow('2')])).toEqual(['done', 'done']);
  expect(posts()).toBe(2);
});

test('without the list nothing is sent', async () => {
  const { create, posts } = aBuyer({ broken: ({ method }) => method === 'GET' });
  expect(await create([aRow('1'), aRow('2')])).toEqual(['failed', 'failed']);
  expect(posts()).toBe(0);
});

test('a refusal fails its row alone', async () => {
  const { create } = aBuyer();
  expect(await create([aRow('1'), aRow('2', { payableAmount: 900_000 }), aRow('3')])).toEqual([
    'done',
    'failed',
    'done',
  ]);
});

test('how many are like a row is asked of the server each time', async () => {
  const { provider, create } = aBuyer();
  const rows = [...alike('1'), aRow('2')].map(({ data }) => data);
  expect(await provider.countAlike('tasks', rows, KNOWN_BY)).toEqual([0, 0]);
  await create(alike('1', '2'));
  expect(await provider.countAlike('tasks', rows, KNOWN_BY)).toEqual([2, 0]);
});
