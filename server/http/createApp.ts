import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { reportOf, withoutAddresses } from '#backend/withoutAddresses.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { createDocs } from '../openapi/createDocs.ts';
import { WrongSchema } from '../postgres/migrate.ts';
import { NoStandby } from '../postgres/standby.ts';
import { traceOf, within } from './requestFacts.ts';

export type AppConfig = {
  api: Hono;
  /** Pages and files of the client, where this server has them. */
  site: Hono | undefined;
  /** Routes that come before the client's. */
  beside?: Hono | undefined;
  log: Logger;
  /** Hears of each answered request. */
  answered?: Metrics['answered'];
  /** Rejects when requests cannot be answered. */
  isReady: () => Promise<void>;
};

/** Path of the API beside the client's addresses. */
export const API = '/api';

/** App of a process: health checks, the API below {@link API}, and the client. */
export const createApp = ({ api, site, beside, log, answered, isReady }: AppConfig): Hono => {
  const app = new Hono();
  app.use(async (c, next) => {
    const id = requestIdOf(c);
    const trace = traceOf(c.req.header('traceparent'));
    const began = performance.now();
    c.header('X-Request-Id', id);
    await within({ id, trace }, next);
    // The route instead of the address, which holds e-mails.
    const { method } = c.req;
    const answer = { method, route: routePath(c), status: c.res.status };
    const ms = performance.now() - began;
    answered?.({ ...answer, seconds: ms / 1000 });
    log.info({ id, trace, ...answer, ms: Math.round(ms) }, 'answered');
  });
  // For everything but the API, which has its own; Hono's default would log personal data.
  app.onError((error, c) => {
    log.error(reportOf(error));
    return c.json({ message: 'Something went wrong!' }, 500);
  });
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', (c) =>
    isReady().then(
      () => c.json({ ok: true }),
      (error: unknown) => {
        log.warn({ reason: withoutAddresses(String(error)) }, 'not ready');
        // Errors of the database are for the log only.
        const isOurs = error instanceof WrongSchema || error instanceof NoStandby;
        const said = isOurs && { message: error.message };
        return c.json({ ok: false, ...said }, 503, { 'Retry-After': '5' });
      },
    ),
  );
  // Before the calls, whose last route answers everything.
  app.route(API, createDocs());
  app.route(API, api);
  if (beside) app.route('/', beside);
  if (site) app.route('/', site);
  return app;
};

/** Id of the request; a proxy's is kept, to match its log with ours. */
const requestIdOf = (c: Context): string => {
  const given = c.req.header('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};
