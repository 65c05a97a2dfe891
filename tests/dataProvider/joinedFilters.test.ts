// @vitest-environment node
import { expect, test } from 'vitest';
import { cellOf } from '#dataProvider/bindings.ts';
import { aUser } from '#tests/session/fakes.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { aTask } from '#tests/support/aTask.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { aDataProvider } from './aDataProvider.ts';

const first = { pagination: { page: 1, perPage: 5 }, sort: { field: 'email', order: 'ASC' as const } };

test.each([
  ['the client', {}],
  ['a server that pages', { serverPaging: true }],
  ['a server that ignores the query', { serverPaging: true, ignoresQueries: true }],
] as const)(
  'API-ADMIN-1 users with a pending payout are joined from two lists, whoever pages: %s',
  async (_, options) => {
    const { provider, calls } = aDataProvider(options);
    const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
    const { data: withdrawals } = await provider.getList<{ id: string; worker_email: string }>('withdrawals', all);
    const waiting = [...new Set(withdrawals.map(({ worker_email }) => worker_email))].toSorted();
    calls.length = 0;

    const { data, total } = await provider.getList<{ id: string; email: string; role: string }>('users', {
      ...first,
      filter: { pendingPayout: true },
    });
    expect(total).toBe(waiting.length);
    expect(data.map(({ email }) => email)).toEqual(waiting.slice(0, 5));
    expect(calls.every(({ path }) => !path.includes('pendingPayout'))).toBe(true);

    const narrowed = { ...first, filter: { pendingPayout: true, role: ['buyer'] } };
    expect((await provider.getList('users', narrowed)).total).toBe(0);
    expect((await provider.getList('users', { ...first, filter: { pendingPayout: false } })).total).toBe(0);
  },
);

test('API-ADMIN-1 a user waits for a payout however the two lists write the address', async () => {
  const ada = aUser({ email: 'Ada@Example.test' });
  const api = {
    listUsers: () => Promise.resolve([ada, aUser({ _id: '2', email: 'bo@example.test' })]),
    listPendingWithdrawals: () => Promise.resolve([aWithdrawal(1, { worker_email: 'ada@example.test' })]),
  };
  const list = cellOf('users', 'getList', 'admin');
  const me = { email: 'me@example.test', name: 'Me', role: 'admin' } as const;
  expect(await list?.(api as never, { filter: { pendingPayout: true } }, me)).toEqual([
    { ...ada, pendingPayout: true },
  ]);
});

test('WT-1 tasks that a worker has not done are those without work of theirs that counts', async () => {
  const tasks = ['t1', 't2', 't3', 't4'].map((_id) => aTask({ _id }));
  const api = {
    listOpenTasks: () => Promise.resolve(tasks),
    listWorkerSubmissions: () =>
      Promise.resolve([
        aSubmission(1),
        aSubmission(2, { status: 'approved' }),
        aSubmission(3, { status: 'rejected' }),
        aSubmission(3, { status: 'withdrawn' }),
      ]),
  };
  const list = cellOf('tasks', 'getList', 'worker');
  const me = { email: 'me@example.test', name: 'Me', role: 'worker' } as const;
  const left = (await list?.(api as never, { filter: { notDone: true } }, me)) as { _id: string; notDone: boolean }[];
  expect(left.map(({ _id, notDone }) => [_id, notDone])).toEqual([
    ['t3', true],
    ['t4', true],
  ]);
  expect(await list?.(api as never, { filter: { notDone: false } }, me)).toEqual(tasks);
});
