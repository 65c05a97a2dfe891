import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';

/** Milliseconds that requests under way are given when the process is told to stop. */
const GRACE = 10_000;

/** Milliseconds in which a request has to be there in whole, as Node has it. */
const REQUEST = 300_000;
const MARGIN = 5_000;

/** `keepAlive` in seconds: longer than the proxy's, or it sends a request into a connection that is just being closed, and says 502. */
type Listening = {
  app: Hono;
  host: string;
  port: number;
  keepAlive: number;
  log: Logger;
  onStopped: () => Promise<void>;
};

/**
 * Listens, until the process is told to stop (SIGTERM, SIGINT): then no connection is taken any more, what comes on open ones is
 * answered and ends them, and `onStopped` closes what was needed for that. Port 0 is any free one; resolves with the address.
 */
export const listen = async ({ app, host, port, keepAlive, log, onStopped }: Listening): Promise<string> => {
  const keepAliveTimeout = keepAlive * 1000;
  // A connection that a proxy has opened ahead is idle as well, and only this limit ends it.
  const headersTimeout = keepAliveTimeout + MARGIN;
  const requestTimeout = Math.max(REQUEST, headersTimeout);
  const serverOptions = { keepAliveTimeout, headersTimeout, requestTimeout };
  const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions }) as Server;
  if (!server.listening) await once(server, 'listening');
  let stopping = false;
  // Before the app answers: a client that goes on asking on a kept connection would keep the process from ending.
  server.prependListener('request', (_, response) => {
    if (stopping) response.setHeader('Connection', 'close');
  });
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const hurry = setTimeout(() => {
      server.closeAllConnections();
    }, GRACE);
    server.close(() => {
      clearTimeout(hurry);
      void onStopped().then(() => {
        log.info('stopped');
      });
    });
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const { port: taken } = server.address() as AddressInfo;
  const url = `http://${host}:${String(taken)}`;
  log.info({ url }, 'listening');
  return url;
};
