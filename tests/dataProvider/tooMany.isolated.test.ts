// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { wait } from '#api/wait.ts';
import type { BulkControl } from '#dataProvider/bulk.ts';
import type { BulkError } from '#dataProvider/runBulk.ts';
import { demoPeople, createSeed } from '#backend/seed.ts';
import { TODAY } from '#tests/backend/aBackend.ts';
import { aDataProvider, RETRY_AFTER, type Call } from './aDataProvider.ts';

/** Mock by which waits end at once. */
vi.mock('#api/wait.ts', () => ({ wait: vi.fn(() => Promise.resolve()) }));
beforeEach(() => {
  vi.mocked(wait).mockClear();
});

/** Refuses each change once with 429; changes are distinguished by path and body. */
const onceTooMany = () => {
  const refused = new Set<string>();
  return ({ method, path, body }: Call) => {
    const call = JSON.stringify([path, body]);
    if (method === 'GET' || refused.has(call)) return undefined;
    refused.add(call);
    return 429;
  };
};
/** Lengths of all waits, in whole seconds. */
const waits = () => vi.mocked(wait).mock.calls.map(([milliseconds]) => Math.floor(milliseconds / 1000));

const ids = createSeed(TODAY)
  .users.filter(({ role, email }) => role === 'worker' && email !== demoPeople.worker)
  .slice(0, 6)
  .map(({ _id }) => _id);

const toBuyers = (refuse: NonNullable<Parameters<typeof aDataProvider>[0]>['refuse'], meta?: BulkControl) => {
  const { provider, calls } = aDataProvider({ ...(refuse && { refuse }) });
  const sent = () => calls.filter(({ method }) => method === 'PATCH').length;
  return { sent, running: provider.updateMany('users', { ids, data: { role: 'buyer' }, meta }) };
};

test('rows of many that are refused as one too many are sent again, and nobody is told', async () => {
  const { running, sent } = toBuyers(onceTooMany());
  await running;
  expect(sent()).toBe(12);
});

test('an import goes on after the pause that the server asks for, and nobody is told', async () => {
  const { provider, calls } = aDataProvider({ role: 'buyer', refuse: onceTooMany() });
  const data = { taskDetail: 'One word each.', taskImageUrl: '', requiredWorkers: 1, payableAmount: 2 };
  const rows = ['1', '2', '3'].map((id) => ({
    id,
    data: { ...data, taskTitle: `Task ${id}`, completionDate: '2026-12-24', submissionInfo: 'A link.' },
    before: 0,
  }));
  await provider.createMany('tasks', { rows, knownBy: ['taskTitle', 'payableAmount'] });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(6);
  expect(waits()).toEqual([RETRY_AFTER, RETRY_AFTER, RETRY_AFTER]);
});

test('verdicts for many go on after the pause that the server asks for, and nobody is told', async () => {
  const { provider, calls } = aDataProvider({ role: 'buyer', refuse: onceTooMany() });
  const [pagination, sort] = [
    { page: 1, perPage: 3 },
    { field: 'id', order: 'ASC' as const },
  ];
  const { data } = await provider.getList<{ id: string }>('submissions', { pagination, sort, filter: {} });
  const rows = data.map(({ id }, place) => ({ id, data: { status: place === 0 ? 'rejected' : 'approved' } }));
  await provider.settleMany('submissions', { rows });
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(6);
  expect(waits()).toEqual([RETRY_AFTER, RETRY_AFTER, RETRY_AFTER]);
});

test('rows that wait for their turn when the work is stopped are not started', async () => {
  const stop = new AbortController();
  vi.mocked(wait).mockImplementation(() => {
    stop.abort();
    return Promise.resolve();
  });
  const { running } = toBuyers(({ method }) => (method === 'PATCH' ? 429 : undefined), { signal: stop.signal });
  const { outcomes } = await running.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error as BulkError,
  );
  expect(outcomes.map(({ result }) => result)).toEqual(ids.map(() => 'notStarted'));
});
