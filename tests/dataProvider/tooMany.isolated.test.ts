// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { wait } from '#api/wait.ts';
import type { BulkError, BulkControl } from '#dataProvider/bulk.ts';
import { demoPeople, createSeed } from '#backend/seed.ts';
import { TODAY } from '#tests/backend/aBackend.ts';
import { aDataProvider } from './aDataProvider.ts';

/** Nobody waits here. */
vi.mock('#api/wait.ts', () => ({ wait: vi.fn(() => Promise.resolve()) }));

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
  const refused = new Set<string>();
  const { running, sent } = toBuyers(({ method, path }) => {
    if (method !== 'PATCH' || refused.has(path)) return undefined;
    refused.add(path);
    return 429;
  });
  await running;
  expect(sent()).toBe(12);
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
