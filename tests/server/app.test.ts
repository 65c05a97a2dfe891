import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import { secrets } from '#tests/backend/aBackend.ts';
import { until } from '#tests/support/until.ts';
import { createApp, type AppConfig } from '#server/http/createApp.ts';

/** App with these parts in place of empty ones, and the lines of its log. */
const anApp = (parts: Partial<AppConfig>) => {
  const lines: { level: number; status?: number }[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as { level: number });
  const nothing = { api: new Hono(), site: new Hono(), isReady: () => Promise.resolve() };
  return { app: createApp({ ...nothing, log: pino({}, { write }), ...parts }), lines };
};

const error = new Error('Key (email)=(ada@example.test) already exists.');
const broken = new Hono();
broken.get('*', () => {
  throw error;
});
it.each<[string, string, number, Partial<AppConfig>]>([
  ['the API', '/api/bestWorker', 500, { api: broken }],
  ['the site', '/a/page', 500, { site: broken }],
  ['a company', '/a/company', 500, { beside: broken }],
  ['readiness', '/readyz', 503, { isReady: () => Promise.reject(error) }],
])('an error of %s is logged without anybody’s address, and told to nobody', async (_, path, status, parts) => {
  const { app, lines } = anApp(parts);
  const answer = await app.request(path);
  expect([answer.status, await answer.text()]).toEqual([status, expect.not.stringContaining('Key')]);
  expect(JSON.stringify(lines)).toContain('already exists');
  expect(JSON.stringify(lines)).not.toContain('ada@');
});

it('a proxy’s look at the health is not logged as long as all is well', async () => {
  const { app, lines } = anApp({ api: broken });
  for (const path of ['/healthz', '/readyz']) expect((await app.request(path)).status).toBe(200);
  expect(lines).toEqual([]);
  const unready = anApp({ isReady: () => Promise.reject(error) });
  await unready.app.request('/readyz');
  expect(unready.lines).toContainEqual(expect.objectContaining({ status: 503 }));
});

it.each([
  ['announced', 'Content-Length: 99\r\n\r\n{"email":'],
  ['sent in chunks', 'Transfer-Encoding: chunked\r\n\r\n9\r\n{"email":\r\n'],
])('a body that breaks off is malformed, and logged as no failure: %s', async (_, sent) => {
  const store = createMemoryStore();
  const { app, lines } = anApp({
    api: createBackend({ store, secrets, verifyIdentity: () => Promise.resolve(null) }),
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST /api/jwt HTTP/1.1\r\nHost: server.test\r\n${sent}`);
  const [arrived] = (await once(server, 'request')) as [{ complete: boolean }];
  expect(arrived.complete).toBe(false);
  socket.destroy();
  await until(() => lines.length > 0);
  expect(lines).toEqual([expect.objectContaining({ level: 30, status: 400 })]);
});

it('what is left of a refused request is read before the response, up to a megabyte', async () => {
  const readOf = async (bytes: number) => {
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        if (sent >= bytes) {
          controller.close();
          return;
        }
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const request = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const { app } = anApp({});
    expect((await app.request('/nowhere', request)).status).toBe(404);
    return sent;
  };
  expect(await readOf(300_000)).toBeGreaterThanOrEqual(300_000);
  expect(await readOf(30_000_000)).toBeLessThan(3_000_000);
});
