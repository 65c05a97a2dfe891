import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { reportOf, withoutAddresses } from '#backend/withoutAddresses.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { createDocs } from '../openapi/createDocs.ts';
import { WrongSchema } from '../postgres/migrate.ts';
import { NoStandby } from '../postgres/standby.ts';
import { discardRest } from './discardRest.ts';
import { traceOf, within } from './requestFacts.ts';

export type AppConfig = {
  api: Hono;
  /** App with the client's pages and files; undefined if another host serves them. */
  site: Hono | undefined;
  /** Routes that take precedence over the client's. */
  beside?: Hono | undefined;
  log: Logger;
  /** Callback for each answered request, for the metrics. */
  answered?: Metrics['answered'];
  /** Rejects while requests cannot be answered. */
  isReady: () => Promise<void>;
};

/** Path below which the API's routes are, beside the client's pages. */
export const API = '/api';

/** Paths by which a proxy asks for the health of a process. */
const HEALTH = new Set(['/healthz', '/readyz']);

/**
 * Creates the HTTP app of a process: health checks, the API below {@link API}, and the client. `site` serves the
 * client's files, `beside` has routes that precede them; either may be missing. `answered` is called after each
 * request.
 */
export const createApp = ({ api, site, beside, log, answered, isReady }: AppConfig): Hono => {
  const app = new Hono();
  app.use(async (c, next) => {
    const id = requestIdOf(c);
    const trace = traceOf(c.req.header('traceparent'));
    const began = performance.now();
    c.header('X-Request-Id', id);
    await within({ id, trace }, next);
    if (!c.res.ok) await discardRest(c.req.raw);
    // The log gets the route's pattern, because the address may hold e-mails.
    const { method } = c.req;
    const answer = { method, route: routePath(c), status: c.res.status };
    const ms = performance.now() - began;
    answered?.({ ...answer, seconds: ms / 1000 });
    // A proxy looks every other second, which would bury the rest.
    const isDull = HEALTH.has(c.req.path) && c.res.ok;
    log[isDull ? 'debug' : 'info']({ id, trace, ...answer, ms: Math.round(ms) }, 'answered');
  });
  // This handler is for everything but the API, which has its own; Hono's default would log personal data.
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
        // Errors of the database go to the log only.
        const isOurs = error instanceof WrongSchema || error instanceof NoStandby;
        const said = isOurs && { message: error.message };
        return c.json({ ok: false, ...said }, 503, { 'Retry-After': '5' });
      },
    ),
  );
  // The documentation comes before the calls, whose last route answers everything.
  app.route(API, createDocs());
  app.route(API, api);
  if (beside) app.route('/', beside);
  if (site) app.route('/', site);
  return app;
};

/** Id of the request; a proxy's id is kept, so that its log can be matched with this one. */
const requestIdOf = (c: Context): string => {
  const given = c.req.header('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};
