// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RowOutcome } from '#dataProvider/bulk.ts';
import { BulkError } from '#dataProvider/runBulk.ts';
import { aDataProvider, type Call } from './aDataProvider.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
});

const isPatch = ({ method }: Pick<Call, 'method'>) => method === 'PATCH';
const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

type Fetch = typeof globalThis.fetch;
type Options = Parameters<typeof aDataProvider>[0] & {
  /** Handler of each PATCH on its way to the server; by default it is passed on. */
  onChange?: (pass: () => Promise<Response>) => Promise<Response>;
};

/** Data provider of a buyer with submissions to review; `told` are the outcomes reported meanwhile. */
const aReviewer = async ({ onChange = (pass) => pass(), ...options }: Options = {}) => {
  const { provider, calls, onWritten } = aDataProvider({ role: 'buyer', ...options });
  const { fetch } = globalThis as { fetch: (...args: Parameters<Fetch>) => Promise<Response> };
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const pass = () => fetch(url, init);
    return init.method === 'PATCH' ? onChange(pass) : pass();
  });
  const listed = async () => (await provider.getList<{ id: string }>('submissions', ALL)).data.map(({ id }) => id);
  const [a = '', b = '', ...others] = await listed();
  const told: RowOutcome[] = [];
  /** Sends verdicts, as pairs of id and status; resolves to the outcome of each. Pauses end at once. */
  const settle = async (rows: readonly [string, string][]): Promise<RowOutcome[]> => {
    const state = { over: false };
    const ended = provider
      .settleMany('submissions', {
        rows: rows.map(([id, status]) => ({ id, data: { status } })),
        meta: { onOutcome: (outcome) => told.push(outcome) },
      })
      .then(
        () => rows.map(([id]): RowOutcome => ({ id, result: 'done' })),
        (error: unknown) => {
          if (error instanceof BulkError) return [...error.outcomes];
          throw error;
        },
      );
    void ended.finally(() => (state.over = true));
    while (!state.over) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    return ended;
  };
  return { calls, onWritten, listed, settle, told, a, b, others, changes: () => calls.filter(isPatch) };
};

const results = (outcomes: readonly RowOutcome[]) => outcomes.map(({ result }) => result);

test('BH-10 BH-12 each row sends its own change, after one look at the list', async () => {
  const { settle, calls, changes, listed, onWritten, a, b, others } = await aReviewer();
  const before = calls.length;
  expect(
    results(
      await settle([
        [a, 'approved'],
        [b, 'rejected'],
      ]),
    ),
  ).toEqual(['done', 'done']);
  expect(changes().map(({ path }) => path.replace(/^.*\//, ''))).toEqual(['approveSubmission', 'rejectSubmission']);
  expect(calls).toHaveLength(before + 3);
  expect(onWritten).toHaveBeenCalledOnce();
  expect(await listed()).toEqual(others);
});

test('whoever asked is told each outcome as it comes', async () => {
  const { settle, told, a, b } = await aReviewer();
  await settle([
    [a, 'approved'],
    [b, 'rejected'],
  ]);
  expect(results(told)).toEqual(['done', 'done']);
});

test('what is not listed any more, or never was, is skipped without a call; the list is asked for anew first', async () => {
  const { settle, changes, a } = await aReviewer();
  await settle([[a, 'approved']]);
  const before = changes().length;
  const outcomes = await settle([
    [a, 'approved'],
    ['nobody', 'rejected'],
  ]);
  expect(results(outcomes)).toEqual(['skipped', 'skipped']);
  expect(changes()).toHaveLength(before);
});

test('who is overtaken between the look and the call is refused, and skipped', async () => {
  const { settle, listed, a } = await aReviewer({
    onChange: async (pass) => {
      await pass();
      return pass();
    },
  });
  expect(results(await settle([[a, 'approved']]))).toEqual(['skipped']);
  expect(await listed()).not.toContain(a);
});

test('a refusal of what is still listed is a failure, which may be tried again', async () => {
  const { settle, a, b } = await aReviewer({ refuse: (call) => (isPatch(call) ? 409 : undefined) });
  expect(
    results(
      await settle([
        [a, 'approved'],
        [b, 'rejected'],
      ]),
    ),
  ).toEqual(['failed', 'failed']);
});

test('a lost answer is looked up in the list: what arrived is done, and sent once', async () => {
  const { settle, changes, a } = await aReviewer({
    onChange: async (pass) => {
      await pass();
      throw new TypeError('Failed to fetch');
    },
  });
  expect(results(await settle([[a, 'approved']]))).toEqual(['done']);
  expect(changes()).toHaveLength(1);
});

test('a call that never arrived has failed, and is not sent again by itself', async () => {
  const onChange = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { settle, listed, a } = await aReviewer({ onChange });
  expect(results(await settle([[a, 'approved']]))).toEqual(['failed']);
  expect(onChange).toHaveBeenCalledOnce();
  expect(await listed()).toContain(a);
});

test('a lost answer that the list cannot tell of is unknown', async () => {
  let isSent = false;
  const { settle, changes, a } = await aReviewer({
    refuse: ({ method }) => (isSent && method === 'GET' ? 500 : undefined),
    onChange: async (pass) => {
      await pass();
      isSent = true;
      throw new TypeError('Failed to fetch');
    },
  });
  expect(results(await settle([[a, 'approved']]))).toEqual(['unknown']);
  expect(changes()).toHaveLength(1);
});

test('API-4 a lapsed session leaves rows for later, and asks for nothing more', async () => {
  const { settle, onWritten, a } = await aReviewer({ refuse: (call) => (isPatch(call) ? 401 : undefined) });
  expect(results(await settle([[a, 'approved']]))).toEqual(['notStarted']);
  expect(onWritten).not.toHaveBeenCalled();
});
