// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { RowOutcome } from '#dataProvider/bulk.ts';
import { onOnlineChange, watchConnection } from '#dataProvider/online.ts';
import { runBulk } from '#dataProvider/runBulk.ts';
import { sending } from './aSend.ts';

const ids = Array.from({ length: 100 }, (_, i) => String(i));
const underWay = 16;
const tick = () => new Promise((resolve) => setTimeout(resolve, 1));
const read = () => Promise.resolve({});
const count = (outcomes: readonly RowOutcome[], result: RowOutcome['result']) =>
  outcomes.filter((outcome) => outcome.result === result).length;

let online = true;
const goes = (value: boolean) => {
  online = value;
  dispatchEvent(new Event(value ? 'online' : 'offline'));
};
const broken = () => new ApiError('offline', 0, 'no connection');

beforeEach(() => {
  watchConnection();
  // As a page does that reads.
  const leave = onOnlineChange(() => {});
  return () => {
    goes(true);
    leave();
  };
});

test('every row has its outcome, failures with their reason, and as many run at a time as were asked for', async () => {
  let running = 0;
  let most = 0;
  const reason = new Error('no');
  const write = async (id: string) => {
    most = Math.max(most, ++running);
    await tick();
    running--;
    if (id.endsWith('7')) throw reason;
  };
  const told = vi.fn();
  const onSending = vi.fn();
  const outcomes = await runBulk({
    ids,
    underWay: 7,
    read,
    write: sending(write),
    onOutcome: told,
    onSending,
  });
  expect(outcomes.map(({ id }) => id)).toEqual(ids);
  expect(outcomes.filter(({ result }) => result === 'failed')).toHaveLength(10);
  expect(outcomes[17]).toEqual({ id: '17', result: 'failed', reason });
  expect(most).toBe(7);
  expect(told).toHaveBeenCalledTimes(100);
  expect(onSending).toHaveBeenCalledTimes(100);
});

test('what was read of a row is handed to its call; a row that cannot be read is not sent', async () => {
  const write = vi.fn(() => Promise.resolve());
  const reason = new Error('gone');
  const outcomes = await runBulk({
    ids: ['1', '2'],
    underWay,
    read: (id) => (id === '1' ? Promise.resolve({ coins: 5 }) : Promise.reject(reason)),
    write: sending(write),
  });
  expect(write.mock.calls).toEqual([['1', { coins: 5 }]]);
  expect(outcomes[1]).toEqual({ id: '2', result: 'failed', reason });
});

test('Stop finishes what is under way and starts nothing more', async () => {
  const stop = new AbortController();
  const write = vi.fn(async (id: string) => {
    await tick();
    if (id === '5') stop.abort();
  });
  const outcomes = await runBulk({ ids, underWay, read, write: sending(write), signal: stop.signal });
  const done = count(outcomes, 'done');
  expect(done).toBe(write.mock.calls.length);
  expect(count(outcomes, 'notStarted')).toBe(100 - done);
  expect(done).toBeLessThan(50);
});

test('a 401 stops the queue, and what it refused counts as not started', async () => {
  const write = vi.fn(async (id: string) => {
    await tick();
    if (Number(id) >= 10) throw new ApiError('refused', 401, 'signed out');
  });
  const outcomes = await runBulk({ ids, underWay, read, write: sending(write) });
  expect(write.mock.calls.length).toBeLessThan(50);
  expect(count(outcomes, 'done')).toBe(10);
  expect(count(outcomes, 'failed')).toBe(0);
  expect(count(outcomes, 'notStarted')).toBe(90);
});

describe('without a connection', () => {
  test('the queue waits, and goes on by itself', async () => {
    goes(false);
    const write = vi.fn(() => Promise.resolve());
    const running = runBulk({ ids, underWay, read, write: sending(write) });
    await tick();
    expect(write).not.toHaveBeenCalled();
    goes(true);
    expect(count(await running, 'done')).toBe(100);
    expect(write).toHaveBeenCalledTimes(100);
  });

  test('Stop ends the wait', async () => {
    goes(false);
    const stop = new AbortController();
    const write = vi.fn(() => Promise.resolve());
    const running = runBulk({ ids, underWay, read, write: sending(write), signal: stop.signal });
    await tick();
    stop.abort();
    expect(count(await running, 'notStarted')).toBe(100);
    expect(write).not.toHaveBeenCalled();
  });

  test('a row under way when it broke may have been done: it is unknown, and is not sent again', async () => {
    const write = vi.fn(async () => {
      await tick();
      if (!online) throw broken();
    });
    const onSending = (id: string) => {
      if (id === '3') goes(false);
    };
    const running = runBulk({ ids, underWay, read, write: sending(write), onSending });
    while (online) await tick();
    await tick();
    await tick();
    const lost = write.mock.calls.length;
    goes(true);
    const outcomes = await running;
    expect(lost).toBe(4);
    expect(outcomes.slice(0, 4).every(({ result }) => result === 'unknown')).toBe(true);
    expect(count(outcomes, 'done')).toBe(96);
    expect(write).toHaveBeenCalledTimes(100);
  });

  test('a row that was only being read was not sent, and is tried again', async () => {
    let breaks = true;
    const write = vi.fn(() => Promise.resolve());
    const running = runBulk({
      ids: ['1'],
      underWay,
      read: async () => {
        if (!breaks) return {};
        breaks = false;
        goes(false);
        await tick();
        throw broken();
      },
      write: sending(write),
    });
    await tick();
    await tick();
    await tick();
    expect(write).not.toHaveBeenCalled();
    goes(true);
    expect(await running).toEqual([{ id: '1', result: 'done' }]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('a server that cannot be reached while the browser is online fails the row', async () => {
    const outcomes = await runBulk({
      ids: ['1'],
      underWay,
      read: () => Promise.reject(broken()),
      write: sending(read),
    });
    expect(outcomes[0]?.result).toBe('failed');
  });
});
