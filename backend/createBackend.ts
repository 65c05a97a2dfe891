import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import type { Endpoint } from '#contract/endpoint.ts';
import { usualExtras } from '#contract/extras.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { specified } from '#domain/coins.ts';
import { newId } from './call.ts';
import { createCalls } from './calls/createCalls.ts';
import type { BackendConfig } from './config.ts';
import { createTurns, type Hold } from './createTurns.ts';
import { keepLimit, limitOf } from './limits.ts';
import { noteAfter, perform, type AnyCall, type Arrival } from './perform.ts';
import { readBody, readText } from './readBody.ts';
import { Refusal, refusalFor, refuse } from './refuse.ts';
import { routeOf } from './routeOf.ts';
import { OutcomeUnknown, Unavailable } from './store/port.ts';
import { CARD_EVENTS, takeCardEvent } from './takeCardEvent.ts';
import { bearerOf, readToken } from './token.ts';
import { reportOf, withoutAddresses } from './withoutAddresses.ts';

/**
 * Creates the server: a Hono app with a route per endpoint of the contract. The same app runs in the browser, in tests
 * and in Node.
 */
export const createBackend = (config: BackendConfig): Hono => {
  const app = new Hono();
  const report = config.report ?? console.error;
  // Responses are data: a browser that renders one as a page must load and run nothing.
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
    }),
  );
  if (config.origins) app.use(cors({ origin: config.origins, exposeHeaders, ...allowed }));
  const note = (error: unknown) => {
    if (error instanceof Unavailable) report(withoutAddresses(`${error.message} ${String(error.cause)}`));
    else report(reportOf(error));
  };
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerOf(c, error);
    note(error);
    if (error instanceof Unavailable) return answerOf(c, refusalFor(503, error.reason));
    const isUnknown = error instanceof OutcomeUnknown;
    return answerOf(c, isUnknown ? refusalFor(504, 'outcomeUnknown') : refusalFor(500, 'serverFailed'));
  });

  const { extras = usualExtras } = config;
  const calls = createCalls(config);
  const { currency } = config.prices ?? specified;
  // Encrypted account numbers have no useful order.
  const unordered = extras.includes('sealedAccounts') ? ['account_number'] : [];
  const inTurn = config.share && createTurns(config.share);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    if (endpoint.extra && !extras.includes(endpoint.extra)) continue;
    const route = routeOf(endpoint.path);
    const row = { name, endpoint, route, call: calls[name] as AnyCall, currency, unordered };
    const limit = limitOf(name, endpoint.method);
    if (endpoint.items) app.get(route.pattern, etag({ retainedHeaders }));
    app.on(endpoint.method, route.pattern, async (c) => {
      const arrival = await arrivalOf(c, endpoint, config);
      const { person, network } = arrival;
      if (limit) await keepLimit(config.count, limit, { account: person?.uid, network });
      const answer = async (hold?: Hold) => {
        const made = await perform(config, row, arrival);
        if (!('headers' in made) || !(made.body instanceof ReadableStream)) return made;
        const { body, isRead } = watched(made.body);
        hold?.(isRead);
        return { ...made, body };
      };
      const outcome = await (inTurn && person ? inTurn(person.uid, c.req.raw.signal, answer) : answer());
      if ('after' in row.call) {
        await row.call.after({ ...config.store, now: arrival.now }).catch(note);
        await noteAfter(config.store, person).catch(note);
      }
      c.header('Cache-Control', 'no-store');
      if (!('headers' in outcome)) return c.json(outcome.body);
      const headers = { 'Content-Type': 'application/json', ...outcome.headers };
      if (c.req.method === 'HEAD' && outcome.body instanceof ReadableStream) {
        // A HEAD response has no body: nobody would read it or close its file.
        await outcome.body.cancel();
        return c.body(null, 200, headers);
      }
      return c.body(outcome.body, 200, headers);
    });
  }
  const { cards, store, today } = config;
  if (cards?.readEvent) {
    const read = cards.readEvent;
    // This is no endpoint of the contract: the caller is known by the signature of the body, and is never told to wait.
    app.post(CARD_EVENTS, async (c) => {
      const event = read(await readText(c.req.raw), c.req.header('stripe-signature') ?? '');
      return c.json(await takeCardEvent({ cards, store, report }, event, today?.() ?? new Date()));
    });
  }
  // A route instead of Hono's notFound, which is lost where this app is mounted beside other routes.
  app.all('*', (c) => c.json({ message: 'There is no such call.' }, 404));
  return app;
};

/** Copy of a stream, with `isRead`, a promise that resolves once the copy has been read to its end or abandoned. */
const watched = (source: ReadableStream) => {
  const reader = (source as ReadableStream<Uint8Array>).getReader();
  let end = () => {};
  const isRead = new Promise<void>((resolve) => (end = resolve));
  const sent: UnderlyingDefaultSource<Uint8Array> = {
    pull: async (sink) => {
      try {
        const { done, value } = await reader.read();
        if (!done) {
          sink.enqueue(value);
          return;
        }
        sink.close();
      } catch (error) {
        sink.error(error);
      }
      end();
    },
    cancel: async (reason) => {
      end();
      await reader.cancel(reason);
    },
  };
  // Without read-ahead, nothing is read before the client takes it.
  const body = new ReadableStream(sent, { highWaterMark: 0 });
  return { body, isRead };
};

const answerOf = (c: Context, { status, message, named, after = soon[status] }: Refusal): Response =>
  c.json({ message, ...named }, status, after === undefined ? {} : { 'Retry-After': String(after) });

/**
 * Seconds for the header Retry-After by status, if a refusal sets none: other calls of the account (429) end sooner
 * than a failure (503).
 */
const soon: Readonly<Record<number, number>> = { 429: 1, 503: 5 };

const allowed = {
  allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
  allowHeaders: ['authorization', 'content-type', 'if-none-match', 'idempotency-key'],
};
const exposeHeaders = ['Content-Range', 'ETag', 'Retry-After'];
/**
 * Names of headers that a 304 response keeps. Without those for CORS, browsers hide the response from pages of other
 * origins.
 */
const retainedHeaders = [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'access-control-expose-headers'];

/**
 * Request in the form that {@link perform} takes, with the person of its access token. The token is checked before the
 * body is read; a missing or invalid one is refused with 401.
 */
const arrivalOf = async (c: Context, { callers, method }: Endpoint, config: BackendConfig): Promise<Arrival> => {
  const { secrets, today } = config;
  const bearer = bearerOf(c.req.header('authorization'));
  const open = callers.includes('anyone');
  const person = open ? undefined : ((await readToken(secrets, bearer)) ?? refuse(401, 'Please sign in.'));
  const now = today?.() ?? new Date();
  return {
    bearer,
    person,
    network: method === 'GET' ? '' : (config.networkOf?.(c) ?? ''),
    key: c.req.header('idempotency-key') ?? '',
    now,
    newId: newId(),
    params: c.req.param(),
    query: c.req.query(),
    body: await readBody(c.req.raw),
  };
};
