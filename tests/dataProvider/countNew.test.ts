// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeed, demoPeople } from '#backend/seed.ts';
import type { Task } from '#domain/entities.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { TODAY } from '#tests/backend/aBackend.ts';
import { aTask } from '#tests/backend/aWorld.ts';
import { aDataProvider } from './aDataProvider.ts';

const MINUTE = 60_000;
const params = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'taskTitle', order: 'ASC' as const },
  filter: {},
};
type Options = Parameters<typeof aDataProvider>[0];

/**
 * Data provider of a worker who has read the tasks. `post` adds another one, `countNew` asks for the number of new
 * ones.
 */
const aReader = async (options: Options) => {
  const reader = aDataProvider({ role: 'worker', ...options });
  const { total = 0 } = await reader.provider.getList('tasks', params);
  const post = async (taskTitle = 'Name ten birds') => {
    const task = aTask({ taskTitle, user: demoPeople.buyer, payableAmount: 1, requiredWorkers: 1 });
    expect((await (await reader.backend).call(demoPeople.buyer, 'createTask', task)).status).toBe(200);
  };
  const countNew = (filter: object = {}) => reader.provider.countNew('tasks', { filter: { ...filter }, total });
  return { ...reader, post, countNew };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (ms: number) => {
  vi.setSystemTime(Date.now() + ms);
};

test('a list with an ETag is looked at as often as one likes, and only what is new passes the filter', async () => {
  const { calls, post, countNew, provider } = await aReader({ etags: true });
  expect(await countNew()).toBe(0);
  await post();
  await post('Name ten trees');
  expect([await countNew(), await countNew({ q: 'trees' }), await countNew({ q: 'cars' })]).toEqual([2, 1, 0]);
  expect(calls).toHaveLength(5);
  // What is shown stays what was read, until it is read again.
  expect((await provider.getList('tasks', { ...params, filter: { q: 'Name ten' } })).total).toBe(0);
});

test('without an ETag it is looked at every five minutes', async () => {
  const { calls, post, countNew } = await aReader({});
  await post();
  wait(4 * MINUTE);
  expect(await countNew()).toBe(0);
  expect(calls).toHaveLength(1);
  wait(MINUTE);
  expect(await countNew()).toBe(1);
  wait(4 * MINUTE);
  await post('Name ten trees');
  expect([await countNew(), calls.length]).toEqual([1, 2]);
  wait(MINUTE);
  expect([await countNew(), calls.length]).toEqual([2, 3]);
});

test('where the ETag may be seen but not sent, it is looked at like a list without one', async () => {
  const { post, countNew } = await aReader({ etags: true });
  await post();
  const open = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    new Headers(init.headers).has('if-none-match') ? Promise.reject(new TypeError('CORS')) : open(url, init),
  );
  await expect(countNew()).rejects.toThrow('no connection');
  expect(await countNew()).toBe(0);
  wait(5 * MINUTE);
  expect(await countNew()).toBe(1);
});

test('one of 200 kB is not looked at without an ETag', async () => {
  const { calls, post, countNew } = await aReader({ world: longTasks() });
  await post();
  wait(60 * MINUTE);
  expect([await countNew(), calls.length]).toEqual([0, 1]);
});

test('a server that pages its lists is asked for one row, and how many there are', async () => {
  const { calls, post, countNew } = await aReader({ serverPaging: true });
  await post();
  expect(await countNew()).toBe(1);
  expect(calls.at(-1)?.path).toContain(`range=${encodeURIComponent('[0,0]')}`);
});

test('one that pages nothing is not asked to count', async () => {
  const { calls, post, countNew } = await aReader({ serverPaging: true, ignoresQueries: true });
  await post();
  expect([await countNew(), calls.length]).toEqual([0, 1]);
});

test('after a write nothing is new until the list has been read again', async () => {
  const { provider, post, countNew } = await aReader({ etags: true });
  await post();
  const { data } = await provider.getList<Task & { id: string }>('tasks', { ...params, filter: { notDone: true } });
  const task = data.find(({ completionDate }) => completionDate > '2026-11-21');
  await provider.create('submissions', { data: { task, submission_details: 'Done.', current_date: '2026-11-21' } });
  expect(await countNew()).toBe(0);
});

/** Demo's rows with long texts in all tasks. */
const longTasks = (): Snapshot => {
  const seed = createSeed(TODAY);
  return { ...seed, tasks: seed.tasks.map((task) => ({ ...task, taskDetail: 'Long. '.repeat(1500) })) };
};

test('a look that fails after a write brings no list of before it back', async () => {
  const { provider, calls, countNew } = await aReader({ etags: true });
  const { fetch } = globalThis;
  let fail = () => {};
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    new Headers(init.headers).has('if-none-match')
      ? new Promise((_, reject) => (fail = () => reject(new TypeError('late'))))
      : fetch(url, init),
  );
  const looking = countNew();
  await new Promise((resolve) => setImmediate(resolve));
  const { data } = await provider.getList<Task & { id: string }>('tasks', { ...params, filter: { notDone: true } });
  const task = data.find(({ completionDate }) => completionDate > '2026-11-21');
  await provider.create('submissions', { data: { task, submission_details: 'Done.', current_date: '2026-11-21' } });
  fail();
  await expect(looking).rejects.toThrow();
  const asked = calls.length;
  await provider.getList('tasks', params);
  expect(calls).toHaveLength(asked + 1);
});
