import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnStaleChunk } from '#app/reloadOnStaleChunk.ts';

/** What vite's code does where an import() fails; false where somebody has answered for it. */
const failToLoad = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

const reload = vi.fn();
const served = vi.fn(() => Promise.resolve(new Response()));

reloadOnStaleChunk();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload, href: '/' });
  vi.stubGlobal('fetch', served);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  sessionStorage.clear();
});

test('code that is gone is fetched anew by a reload, once a minute', async () => {
  expect(failToLoad()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(failToLoad()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(failToLoad()).toBe(false);
});

test('the reload leaves a second to who is on the way to another page: it would keep the visitor on this one', async () => {
  failToLoad();
  await vi.advanceTimersByTimeAsync(900);
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('without a connection the page stays: a reload would leave nothing of it', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failToLoad()).toBe(true);
  onLine.mockReturnValue(true);
  served.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(failToLoad()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(served).toHaveBeenCalledWith('/', { method: 'HEAD' });
  expect(reload).not.toHaveBeenCalled();
});
