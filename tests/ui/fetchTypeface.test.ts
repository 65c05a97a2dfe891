import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '#i18n/patience.ts';
import { fetchTypeface } from '#i18n/fetchTypeface.ts';

/** Stand-in for `document.fonts.load`, which jsdom lacks. */
const load = vi.fn<(font: string, text: string) => Promise<FontFace[]>>();

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

test('a typeface is waited for', async () => {
  const done = vi.fn();
  let finish = () => {};
  load.mockReturnValue(new Promise((resolve) => (finish = () => resolve([]))));
  const fetched = fetchTypeface('বাংলা').then(done);
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'বাংলা'));
  expect(done).not.toHaveBeenCalled();
  finish();
  await fetched;
});

test('one that cannot be loaded is done without', async () => {
  load.mockRejectedValue(new DOMException('offline', 'NetworkError'));
  await fetchTypeface('বাংলা');
  expect(load).toHaveBeenCalled();
});

test('one that takes long is waited for no longer than browsers wait', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  load.mockReturnValue(new Promise(() => {}));
  const fetched = fetchTypeface('বাংলা').then(done);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await fetched;
});
