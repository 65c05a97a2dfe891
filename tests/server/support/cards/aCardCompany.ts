import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type Stripe from 'stripe';
import { idOf } from './cardObjects.ts';
import { CardFault } from './CardFault.ts';
import { createIntentBooks } from './createIntentBooks.ts';
import { readForm, textsIn, type Form } from './formBody.ts';

type C = Context<{ Bindings: HttpBindings }>;
type Answer = { status: 200 | 400 | 401 | 402 | 404 | 409 | 429 | 500; body: object };
/**
 * Failure of the next request: the connection breaks after it was handled ('lose'), no response comes ('hang'), or it
 * is refused ('fail', 'limit').
 */
type Mishap = 'lose' | 'hang' | 'fail' | 'limit';
/** Event that hits the server when its next request was received, handled or answered; `fall` makes it happen. */
type Blow = { at: 'heard' | 'done' | 'answered'; fall: () => Promise<unknown> };
type Asked = { method: string; path: string; form: Form; key: string | undefined; version: string | undefined };

const faultOf = (status: Answer['status'], type: string, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { type, message, ...more } },
});

const refusals = {
  fail: faultOf(500, 'api_error', 'Something went wrong on our end.'),
  limit: faultOf(429, 'invalid_request_error', 'Too many requests.', { code: 'rate_limit' }),
};

/**
 * Stand-in for the card company, by its documented API, on a port of its own, which the company's package can call.
 * `pay` and `authenticate` are the buyer's browser and bank. Nothing is delivered unless a test says so.
 */
export const aCardCompany = async () => {
  const keys = { secret: 'sk_test_standin', publishable: 'pk_test_standin', webhook: 'whsec_standin' };
  const accepted = new Set([keys.secret]);
  const books = createIntentBooks();
  const asked: Asked[] = [];
  const mishaps: Mishap[] = [];
  const blows: Blow[] = [];
  const mishapsOfMethod = new Map<string, Mishap[]>();
  const kept = new Map<string, { request: string; answer?: Answer }>();

  /**
   * Handles a request once for its idempotency key: a repetition gets the first response, another request with the key
   * an error.
   */
  const atMostOnce = async (
    key: string | undefined,
    request: string,
    work: () => Answer,
    mishap?: Mishap,
  ): Promise<Answer> => {
    if (key === undefined) return work();
    const before = kept.get(key);
    if (before && before.request !== request)
      return faultOf(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    if (before)
      return (
        before.answer ??
        faultOf(409, 'invalid_request_error', 'There is another request in progress.', {
          code: 'idempotency_key_in_use',
        })
      );
    const entry: { request: string; answer?: Answer } = { request };
    kept.set(key, entry);
    const answer = work();
    // It is still under way for whoever asks again.
    if (mishap !== 'hang') entry.answer = answer;
    return answer;
  };

  const answered = (work: () => object): Answer => {
    try {
      return { status: 200, body: work() };
    } catch (error) {
      if (!(error instanceof CardFault)) throw error;
      return { status: error.status, body: { error: error.body } };
    }
  };

  const send = (c: C, { status, body }: Answer) => c.json(body, status, { 'request-id': idOf('req') });

  const route = (work: (form: Form, id: string) => object) => async (c: C) => {
    const isRead = c.req.method === 'GET';
    const body = isRead ? new URL(c.req.url).search.slice(1) : await c.req.text();
    const { method, path } = c.req;
    const form = readForm(body);
    const key = c.req.header('idempotency-key');
    asked.push({ method, path, form, key, version: c.req.header('stripe-version') });
    if (!accepted.has(c.req.header('authorization')?.replace('Bearer ', '') ?? ''))
      return send(c, faultOf(401, 'invalid_request_error', 'Invalid API Key provided.'));
    const blow = blows.shift();
    if (blow?.at === 'heard') await blow.fall();
    const mishap = mishaps.shift() ?? mishapsOfMethod.get(method)?.shift();
    if (mishap === 'fail' || mishap === 'limit') return send(c, refusals[mishap]);
    const request = { id: idOf('req'), idempotency_key: key ?? null };
    const perform = () => answered(() => books.during(request, () => work(form, c.req.param('id') ?? '')));
    const answer = await atMostOnce(isRead ? undefined : key, `${method} ${path} ${body}`, perform, mishap);
    if (blow?.at === 'done') await blow.fall();
    if (blow?.at === 'answered') void blow.fall();
    if (mishap === 'lose') c.env.incoming.socket.destroy();
    if (mishap === 'hang') await once(c.env.incoming.socket, 'close');
    return send(c, answer);
  };

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post(
    '/v1/payment_intents',
    route((form) => books.create(form)),
  );
  app.get(
    '/v1/payment_intents',
    route((form) => books.list(form)),
  );
  app.get(
    '/v1/payment_intents/:id',
    route((_, id) => books.find(id)),
  );
  app.post(
    '/v1/payment_intents/:id/cancel',
    route((form, id) => books.cancel(id, textsIn(form).cancellation_reason)),
  );
  app.post(
    '/v1/refunds',
    route((form) => books.returns.refund(form)),
  );
  app.get(
    '/v1/refunds',
    route((form) => books.returns.listRefunds(form)),
  );
  app.get(
    '/v1/disputes',
    route((form) => books.returns.listDisputes(form)),
  );
  // By the browser, which has a key that everybody may read, and the intent's own secret.
  app.post('/v1/payment_intents/:id/confirm', async (c) => {
    const form = readForm(await c.req.text());
    const { key, client_secret } = textsIn(form);
    if (key !== keys.publishable) return send(c, faultOf(401, 'invalid_request_error', 'Invalid API Key provided.'));
    const { payment_method_data: method } = form;
    const card = typeof method === 'object' ? textsIn(method.card) : {};
    return send(
      c,
      answered(() => books.confirm(c.req.param('id'), client_secret ?? '', card.number ?? '')),
    );
  });
  app.all('*', (c) => send(c, faultOf(404, 'invalid_request_error', `Unrecognized request URL (${c.req.path}).`)));

  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  if (!server.listening) await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  const sign = (payload: string, secret = keys.webhook, at = Date.now()): string => {
    const t = String(Math.floor(at / 1000));
    return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex')}`;
  };
  return {
    url,
    keys,
    /** Secret keys that the server may ask by: two while one takes the place of the other. */
    accepted,
    /** Requests of the server, in order. */
    asked,
    /** Failures of the next requests of the server, one each. */
    mishaps,
    /** Blows to the server at its next requests, one each. */
    blows,
    /** Failures of the next requests by one method. */
    mishapsOf: (method: 'GET' | 'POST', ...some: Mishap[]) => void mishapsOfMethod.set(method, some),
    events: books.events,
    /** Deeds of the owner in the company's own dashboard, and of the buyer's bank. */
    ...books.returns,
    /** Changes an intent as nobody could by the API. */
    tamper: books.tamper,
    sign,
    /** Confirms an intent with a card, as the company's script in a browser does. */
    pay: async (clientSecret: string, number = '4242424242424242') => {
      const [id = ''] = clientSecret.split('_secret_');
      const body = new URLSearchParams({
        key: keys.publishable,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      });
      const answer = await fetch(`${url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body });
      return (await answer.json()) as Partial<Stripe.PaymentIntent> & { error?: Stripe.StripeRawError };
    },
    /** Ends 3-D Secure at the buyer's bank. */
    authenticate: books.authenticate,
    /** Delivers an event to a webhook, signed at that moment. */
    deliver: (event: Stripe.Event, to: string, at?: number): Promise<Response> => {
      const body = JSON.stringify(event, null, 2);
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(body, keys.webhook, at),
      };
      return fetch(to, { method: 'POST', headers, body });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
