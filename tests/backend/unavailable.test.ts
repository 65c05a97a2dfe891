import { expect, it, vi } from 'vitest';
import { Unavailable } from '#backend/store/port.ts';
import { aBackend } from './aBackend.ts';

it('says when to come again while the store cannot answer, and logs the cause without anybody’s address', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { store, send } = aBackend();
  const sentence = 'The server is busy. Please try again in a moment.';
  const cause = new Error('canceling statement of ada@example.test');
  vi.spyOn(store, 'read').mockRejectedValue(new Unavailable(sentence, { cause }));
  const { status, headers, body } = await send('ada@example.test', 'GET', '/Alltask');
  expect([status, headers.get('Retry-After'), body]).toEqual([503, '5', { message: sentence }]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('canceling statement of'));
  expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('example.test'));
});
