import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from './createMetrics.ts';

/**
 * Serves the metrics at /metrics on a port of their own, for the operator's network alone. Resolves to a function that
 * stops serving.
 */
export const serveMetrics = async (
  { register }: Metrics,
  { host, port }: { host: string; port: number },
  log: Logger,
): Promise<() => Promise<void>> => {
  const app = new Hono();
  app.get('/metrics', async (c) => c.body(await register.metrics(), 200, { 'Content-Type': register.contentType }));
  const server = serve({ fetch: app.fetch, hostname: host, port }) as Server;
  if (!server.listening) await once(server, 'listening');
  log.info({ metrics: `http://${host}:${String((server.address() as AddressInfo).port)}/metrics` }, 'metrics');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
};
