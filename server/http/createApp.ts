import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { withoutAddresses } from '#backend/withoutAddresses.ts';
import { WrongSchema } from '../postgres/migrate.ts';

export type AppConfig = {
  /** The marketplace's calls. */
  api: Hono;
  /** Pages and files of the client, where this server has them. */
  site: Hono | undefined;
  /** What else answers here, before the client does. */
  beside?: Hono;
  log: Logger;
  /** Rejects where no request can be answered now. */
  isReady: () => Promise<void>;
};

/** Where the API stands beside the client's own addresses. */
const API = '/api';

/** Everything one process answers: its health, the API below {@link API}, and the client. */
export const createApp = ({ api, site, beside, log, isReady }: AppConfig): Hono => {
  const app = new Hono();
  app.use(async (c, next) => {
    const id = requestIdOf(c);
    const began = performance.now();
    c.header('X-Request-Id', id);
    await next();
    // The route and not the address: addresses hold e-mails.
    const { method } = c.req;
    const answer = { id, method, route: routePath(c), status: c.res.status };
    log.info({ ...answer, ms: Math.round(performance.now() - began) }, 'answered');
  });
  // For all but the API, which has its own; Hono's would print whatever the error holds.
  app.onError((error, c) => {
    log.error(withoutAddresses(error.stack ?? error.message));
    return c.json({ message: 'Something went wrong!' }, 500);
  });
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', (c) =>
    isReady().then(
      () => c.json({ ok: true }),
      (error: unknown) => {
        log.warn({ reason: withoutAddresses(String(error)) }, 'not ready');
        // What the database's own errors hold is nobody's but the log's.
        const said = error instanceof WrongSchema && { message: error.message };
        return c.json({ ok: false, ...said }, 503, { 'Retry-After': '5' });
      },
    ),
  );
  app.route(API, api);
  if (beside) app.route('/', beside);
  if (site) app.route('/', site);
  return app;
};

/** A proxy's own id is kept, so that its log and ours can be read side by side. */
const requestIdOf = (c: Context): string => {
  const given = c.req.header('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};
