import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { afterAll } from 'vitest';
import type { Door } from '#tests/backend/door.ts';

/** Sender of requests over HTTP, for a {@link Door} of tests to the server. Call it at the top of the test file. */
export const overHttp = (): Door['ask'] => {
  let current: Hono | undefined;
  let server: Server | undefined;
  const listen = async (): Promise<Server> => {
    const fetch = (request: Request) => current?.fetch(request) ?? new Response(null, { status: 502 });
    const listening = serve({ fetch, hostname: '127.0.0.1', port: 0 }) as Server;
    // It would close an idle connection in the very moment in which the next request takes it.
    listening.keepAliveTimeout = 0;
    if (!listening.listening) await once(listening, 'listening');
    return listening;
  };
  let started: Promise<Server> | undefined;
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return async (app, path, init) => {
    current = app;
    server = await (started ??= listen());
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${String(port)}${path}`, init);
  };
};
