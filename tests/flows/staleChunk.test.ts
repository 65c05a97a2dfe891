import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnStaleChunk } from '#app/reloadOnStaleChunk.ts';

/** What vite's code does where an import() fails; false where somebody has answered for it. */
const failToLoad = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

const reload = vi.fn();

reloadOnStaleChunk();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  sessionStorage.clear();
});

test('code that is gone is fetched anew by a reload, once a minute', () => {
  expect(failToLoad()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(failToLoad()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(failToLoad()).toBe(false);
});

test('the reload leaves a second to who is on the way to another page: it would keep the visitor on this one', () => {
  failToLoad();
  vi.advanceTimersByTime(900);
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
