import { expect, it, vi } from 'vitest';
import { OutcomeUnknown, Unavailable } from '#backend/store/port.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { aBackend } from './aBackend.ts';

it('says when to come again while the store cannot answer, and logs the cause without anybody’s address', async () => {
  expectConsoleError(/canceling statement/);
  const logged = vi.spyOn(console, 'error');
  const { store, send } = await aBackend();
  const message = 'The server is busy. Please try again in a moment.';
  const named = { message, reason: 'serverBusy', numbers: {} };
  const cause = new Error('canceling statement of ada@example.test');
  vi.spyOn(store, 'read').mockRejectedValue(new Unavailable('serverBusy', { cause }));
  const { status, headers, body } = await send('ada@example.test', 'GET', '/Alltask');
  expect([status, headers.get('Retry-After'), body]).toEqual([503, '5', named]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('canceling statement of'));
  expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('example.test'));
});

it('says that it does not know where nobody said whether a write was kept', async () => {
  expectConsoleError(/no answer to COMMIT/);
  const { store, send } = await aBackend();
  vi.spyOn(store, 'transaction').mockRejectedValue(new OutcomeUnknown('no answer to COMMIT'));
  const account = { name: 'A', email: 'ada@example.test', imgurl: '', role: 'buyer', coin: 0 };
  expect(await send('ada@example.test', 'POST', '/user', account)).toMatchObject({
    status: 504,
    body: {
      message: 'It is not known whether this was done. Please look before you send it again.',
      reason: 'outcomeUnknown',
    },
  });
});
