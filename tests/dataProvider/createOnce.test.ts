// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { aDataProvider, type Call } from './aDataProvider.ts';
import { send } from './aSend.ts';

const draft = {
  taskTitle: 'Tag 20 photos',
  taskDetail: 'One word each.',
  taskImageUrl: 'https://images.example/one.png',
  requiredWorkers: 2,
  payableAmount: 3,
  completionDate: '2026-12-24',
  submissionInfo: 'A link.',
};
const isIt = ({ taskTitle }: Readonly<Record<string, unknown>>) => taskTitle === draft.taskTitle;
const isPost = ({ method }: Call) => method === 'POST';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
});
/** Ends all pauses at once until `work` is done, which takes the backend its own time. */
const passing = async <T>(work: Promise<T>): Promise<T> => {
  const state = { over: false };
  void work.finally(() => (state.over = true));
  while (!state.over) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return work;
};

/**
 * Data provider of a buyer whose connection breaks at some calls: before the server has done `broken` ones, after it
 * has done `lost` ones.
 */
const aBuyer = ({ lost = () => false, broken = () => false }: { lost?: Test; broken?: Test }) => {
  const setup = aDataProvider({ role: 'buyer' });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = { method: init.method ?? 'GET', path: url, body: undefined };
    if (broken(call)) throw new TypeError('Failed to fetch');
    const answer = await fetch(url, init);
    if (lost(call)) throw new TypeError('Failed to fetch');
    return answer;
  });
  return setup;
};
type Test = (call: Call) => boolean;

test('an answer is believed, and the balance asked for', async () => {
  const { provider, calls, onWritten } = aBuyer({});
  expect(await passing(provider.createOnce('tasks', draft, isIt))).toEqual({ result: 'done', answered: true });
  expect(calls.filter(isPost)).toHaveLength(1);
  expect(onWritten).toHaveBeenCalledOnce();
});

test('a lost answer: the list has it, so it was done', async () => {
  const { provider, calls } = aBuyer({ lost: isPost });
  expect(await passing(provider.createOnce('tasks', draft, isIt))).toEqual({ result: 'done', answered: false });
  expect(calls.filter(isPost)).toHaveLength(1);
});

test('a lost answer: one like it was there before, and one more is now', async () => {
  const { provider } = aBuyer({ lost: isPost });
  await passing(provider.createOnce('tasks', draft, isIt));
  expect(await passing(provider.createOnce('tasks', draft, isIt))).toEqual({ result: 'done', answered: false });
});

test('a request that never arrived: the list does not have it', async () => {
  const { provider, calls } = aBuyer({ broken: isPost });
  expect(await passing(provider.createOnce('tasks', draft, isIt))).toMatchObject({ result: 'notDone' });
  expect(calls.filter(isPost)).toEqual([]);
});

test('a request that never arrived: one like it was there before, and no more are now', async () => {
  let posts = 0;
  const { provider } = aBuyer({ broken: (call) => isPost(call) && ++posts > 1 });
  await passing(provider.createOnce('tasks', draft, isIt));
  expect(await passing(provider.createOnce('tasks', draft, isIt))).toMatchObject({ result: 'notDone' });
});

test('a lost answer and no list: nobody knows', async () => {
  const { provider } = aBuyer({ lost: isPost, broken: ({ method }) => method === 'GET' });
  expect(await passing(provider.createOnce('tasks', draft, isIt))).toMatchObject({ result: 'unknown' });
});

test('a refusal is no riddle: nothing is read again', async () => {
  const { provider, calls } = aDataProvider({
    role: 'buyer',
    refuse: ({ method }) => (method === 'POST' ? 400 : undefined),
  });
  const verdict = await passing(provider.createOnce('tasks', draft, isIt));
  expect(verdict).toMatchObject({ result: 'notDone', error: { status: 400 } });
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

test('a server that is slow to finish is looked at again', async () => {
  const answers = [0, 0, 1];
  const count = vi.fn(() => Promise.resolve(answers.shift() ?? 1));
  const call = vi.fn(() => Promise.reject(new ApiError('timeout', 0, 'late')));
  expect(await passing(send({ resource: 'tasks', verb: 'create' }, call, { count }))).toEqual({
    result: 'done',
    answered: false,
  });
  expect([call.mock.calls.length, count.mock.calls.length]).toEqual([1, 3]);
});

test('WD-8 any other 2xx than 200 does not say that a submission was made (C-44)', async () => {
  const { provider } = aDataProvider({ role: 'worker' });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) =>
    init.method === 'POST' ? Response.json({ insertedId: 'x' }, { status: 201 }) : fetch(url, init),
  );
  const { data } = await provider.getList<{ id: string }>('tasks', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'taskTitle', order: 'ASC' },
    filter: {},
  });
  const work = { task: data[0], submission_details: 'Here.', current_date: '2026-06-15' };
  const mine = ({ submission_details }: Readonly<Record<string, unknown>>) => submission_details === 'Here.';
  expect(await passing(provider.createOnce('submissions', work, mine))).toMatchObject({
    result: 'notDone',
    error: { failure: 'malformed', status: 201 },
  });
});
