import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';

/** Milliseconds that open requests get to finish when the process is stopped. */
const GRACE = 10_000;

/** Milliseconds within which a request must have arrived completely, Node's default. */
const REQUEST = 300_000;
const MARGIN = 5_000;

/**
 * Options of {@link listen}. `keepAlive`, in seconds, must be longer than that of a proxy in front, or the proxy may
 * use a connection that is being closed, and answer 502. `onStopped` is awaited after the last request.
 */
type Listening = {
  app: Hono;
  host: string;
  port: number;
  keepAlive: number;
  log: Logger;
  onStopped: () => Promise<void>;
};

/**
 * Serves until SIGTERM or SIGINT, then accepts no new connections, finishes open requests, and calls `onStopped`. Port
 * 0 takes any free port. Resolves to the server's URL once it listens.
 */
export const listen = async ({ app, host, port, keepAlive, log, onStopped }: Listening): Promise<string> => {
  const keepAliveTimeout = keepAlive * 1000;
  // Only this limit closes a connection that a proxy has opened in advance.
  const headersTimeout = keepAliveTimeout + MARGIN;
  const requestTimeout = Math.max(REQUEST, headersTimeout);
  const serverOptions = { keepAliveTimeout, headersTimeout, requestTimeout };
  const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions }) as Server;
  if (!server.listening) await once(server, 'listening');
  let stopping = false;
  // The header is set before the app responds, or a client that keeps its connection busy would keep the process alive.
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
      // A job of minutes, such as an audit, is killed midway: it only reads, or its transaction is rolled back.
      setTimeout(() => {
        log.warn('stopped in the middle of a job');
        process.exit(0);
      }, GRACE).unref();
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
