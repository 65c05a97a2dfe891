import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnStaleChunk } from '#app/reloadOnStaleChunk.ts';

/** Dispatches the event that Vite's code sends when an import() fails. */
const failToLoad = () =>
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError('gone') }));

const reload = vi.fn();
const served = vi.fn(() => Promise.resolve(new Response()));

reloadOnStaleChunk();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload, href: '/', pathname: '/' });
  vi.stubGlobal('fetch', served);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  served.mockClear();
  sessionStorage.clear();
});

test('code that is gone is fetched anew by a reload, once a minute', async () => {
  failToLoad();
  failToLoad();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledOnce();
  failToLoad();
  await vi.advanceTimersByTimeAsync(57_000);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledOnce();
  failToLoad();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the reload leaves a second to who is on the way to another page: it would keep the visitor on this one', async () => {
  failToLoad();
  await vi.advanceTimersByTimeAsync(900);
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('without a connection the page stays: a reload would leave nothing of it', async () => {
  served.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  failToLoad();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(served).toHaveBeenCalledExactlyOnceWith('/', { method: 'HEAD', cache: 'no-store' });
  expect(reload).not.toHaveBeenCalled();
});

test.each([404, 503])(
  'a host that answers with %i in place of the page: a page that works is not given up for it',
  async (status) => {
    served.mockResolvedValueOnce(new Response(null, { status }));
    failToLoad();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reload).not.toHaveBeenCalled();
    failToLoad();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('where the browser does not keep that it was loaded anew, it is not', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  failToLoad();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).not.toHaveBeenCalled();
});
