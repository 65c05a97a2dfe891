// @vitest-environment node
import { expect, it } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { issueToken } from '#backend/token.ts';
import { personOf, secrets } from './aBackend.ts';
import { ada, aWorld } from './aWorld.ts';

/**
 * Server whose lists are streams that count how often they were dropped. It runs one call of an account at once, and
 * lets none wait.
 */
const aServer = async () => {
  const { store } = await aWorld();
  let [opened, dropped] = [0, 0];
  const app = createBackend({
    store,
    secrets,
    share: { atOnce: 1, waiting: 0 },
    verifyIdentity: () => Promise.resolve(null),
    openSpool: () => ({
      write: () => Promise.resolve(),
      drop: () => Promise.resolve(),
      end: () => {
        opened++;
        const body = new ReadableStream<Uint8Array>({
          start: (sink) => {
            sink.enqueue(new TextEncoder().encode('[]'));
          },
          pull: (sink) => {
            sink.close();
          },
          cancel: () => {
            dropped++;
          },
        });
        return Promise.resolve({ body, headers: { ETag: '"of the list"' } });
      },
    }),
  });
  const authorization = `Bearer ${await issueToken(secrets, personOf(ada))}`;
  const ask = (method = 'GET') => app.request('/allTaskForAdmin', { method, headers: { authorization } });
  return { ask, streams: () => [opened, dropped] };
};

it('an answer that nobody has read yet keeps its caller’s turn, and one that is given up does not', async () => {
  const { ask, streams } = await aServer();
  const first = await ask();
  expect((await ask()).status).toBe(429);
  expect(await first.text()).toBe('[]');
  const second = await ask();
  expect(second.status).toBe(200);
  await second.body?.cancel();
  expect((await ask()).status).toBe(200);
  expect(streams()).toEqual([3, 1]);
});

it('HEAD closes what nobody will read', async () => {
  const { ask, streams } = await aServer();
  const answer = await ask('HEAD');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(streams()).toEqual([1, 1]);
  expect((await ask('HEAD')).status).toBe(200);
});
