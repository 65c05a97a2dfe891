import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { runBulk } from '#dataProvider/bulk.ts';

const ids = Array.from({ length: 100 }, (_, i) => String(i));
const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

test('every row has its outcome, failures with their reason, and at most 24 run at a time', async () => {
  let running = 0;
  let most = 0;
  const reason = new Error('no');
  const run = async (id: string) => {
    most = Math.max(most, ++running);
    await tick();
    running--;
    if (id.endsWith('7')) throw reason;
  };
  const told = vi.fn();
  const outcomes = await runBulk({ ids, run, onOutcome: told });
  expect(outcomes.map(({ id }) => id)).toEqual(ids);
  expect(outcomes.filter(({ result }) => result === 'failed')).toHaveLength(10);
  expect(outcomes[17]).toEqual({ id: '17', result: 'failed', reason });
  expect(most).toBe(24);
  expect(told).toHaveBeenCalledTimes(100);
});

test('Stop finishes what is under way and starts nothing more', async () => {
  const stop = new AbortController();
  const run = vi.fn(async (id: string) => {
    await tick();
    if (id === '5') stop.abort();
  });
  const outcomes = await runBulk({ ids, run, signal: stop.signal });
  const done = outcomes.filter(({ result }) => result === 'done').length;
  expect(done).toBe(run.mock.calls.length);
  expect(outcomes.filter(({ result }) => result === 'notStarted')).toHaveLength(100 - done);
  expect(done).toBeLessThan(50);
});

test('a 401 stops the queue: nothing is sent that can only be refused', async () => {
  const run = vi.fn(async () => {
    await tick();
    throw new ApiError('refused', 401, 'signed out');
  });
  const outcomes = await runBulk({ ids, run });
  expect(run.mock.calls.length).toBe(24);
  expect(outcomes.filter(({ result }) => result === 'notStarted')).toHaveLength(76);
});
