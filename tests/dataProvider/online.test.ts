// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#runtime/queryClient.ts';
import { isOnline } from '#dataProvider/online.ts';
import { runBulk } from '#dataProvider/runBulk.ts';
import { sending } from './aSend.ts';

const host = vi.fn<typeof fetch>();
const say = (word: 'online' | 'offline') => dispatchEvent(new Event(word));
const sendTwo = () =>
  runBulk({ ids: ['1', '2'], underWay: 4, read: () => Promise.resolve({}), write: sending(() => Promise.resolve()) });

beforeEach(() => {
  vi.useFakeTimers();
  host.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', host);
});
afterEach(() => {
  say('online');
  vi.useRealTimers();
});

test('a browser that always says offline sends nonetheless', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  createQueryClient();
  expect((await sendTwo()).map(({ result }) => result)).toEqual(['done', 'done']);
  expect(host).not.toHaveBeenCalled();
});

test('where the connection comes back and the browser does not say so, reads and rows go on', async () => {
  const client = createQueryClient();
  client.mount();
  say('offline');
  const read = client.query({ queryKey: ['a list'], queryFn: () => 'rows' });
  const sent = sendTwo();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(isOnline()).toBe(false);
  expect(host).toHaveBeenCalledTimes(2);
  // An answer, whatever it says.
  host.mockResolvedValue(new Response(null, { status: 503 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);
  expect(await read).toBe('rows');
  expect((await sent).map(({ result }) => result)).toEqual(['done', 'done']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(host).toHaveBeenCalledTimes(3);
  client.unmount();
});

test('what was said while nobody read is looked for when somebody does', async () => {
  const client = createQueryClient();
  client.mount();
  say('offline');
  client.unmount();
  say('online');
  expect(isOnline()).toBe(false);
  host.mockResolvedValue(new Response());
  client.mount();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(true);
  client.unmount();
});

test('the word of the browser that it is back ends the looking', async () => {
  createQueryClient();
  say('offline');
  say('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isOnline()).toBe(true);
  expect(host).not.toHaveBeenCalled();
});
