import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import type { Args } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import { createBackend } from '#backend/createBackend.ts';
import type { Store } from '#backend/store/port.ts';
import { issueToken } from '#backend/token.ts';
import { readCards } from '#server/cards/cardSettings.ts';
import { createCards } from '#server/cards/createCards.ts';
import { createApp } from '#server/http/createApp.ts';
import { insertedId, personOf, requestOf, secrets } from '#tests/backend/aBackend.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { aCardCompany } from './aCardCompany.ts';

/** Former secret of the webhook, with which events may still be signed. */
export const FORMER_SECRET = 'whsec_former';

/** Milliseconds that the shop waits for the card company. */
const PATIENCE = 300;

const TODAY = new Date('2026-11-21T10:00:00Z');

/**
 * Server over a store, listening, with the card company's package and a stand-in for the company: bob is a buyer, ada
 * an admin. `notices` are the messages to the owner.
 */
export const aShop = async (store: Store) => {
  const company = await aCardCompany();
  const notices: string[] = [];
  const report = (notice: string) => void notices.push(notice);
  const env = {
    STRIPE_SECRET_KEY: company.keys.secret,
    STRIPE_WEBHOOK_SECRET: company.keys.webhook,
    STRIPE_WEBHOOK_SECRET_ALSO: FORMER_SECRET,
    STRIPE_API_BASE: company.url,
    STRIPE_TEST_SALES: 'true',
  };
  const { cards } = readCards(env, (problem) => {
    throw new Error(problem);
  });
  if (!cards) throw new Error('The shop sells nothing.');
  const gateway = createCards(cards, report, PATIENCE);
  const api = createBackend({
    store,
    secrets,
    verifyIdentity: () => Promise.resolve(null),
    cards: gateway,
    share: { atOnce: 1, waiting: 100 },
    today: () => TODAY,
    report,
  });
  const log = pino({ level: 'silent' });
  const app = createApp({ api, site: undefined, log, isReady: () => Promise.resolve() });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  if (!server.listening) await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api`;

  const call = async <N extends EndpointName>(email: string, name: N, args: Args<Endpoints[N]>) => {
    const { method, path, body } = requestOf(name, args);
    const headers = { authorization: `Bearer ${await issueToken(secrets, personOf(email))}` };
    const answer = await fetchAlone(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const join = async (email: string, role: 'buyer' | 'worker') =>
    insertedId(await call(email, 'createUser', { name: email, email, imgurl: '', role, coin: 0 }));
  const [ada, bob] = ['ada@example.test', 'bob@example.test'];
  const ids = { ada: await join(ada, 'worker'), bob: await join(bob, 'buyer') };
  await store.transaction((tx) => tx.change('users', ids.ada, {}, { role: 'admin' }));

  const hook = `${url}/card-events`;
  return {
    company,
    cards: gateway,
    notices,
    call,
    join,
    ids,
    ada,
    bob,
    hook,
    /** Coins of an account, deleted or not. */
    coinsOf: async (id: string) => (await store.read((reader) => reader.get('users', id)))?.coin ?? 0,
    order: async (email = bob, coins: 10 | 150 = 150) => {
      const answer = await call(email, 'createPaymentIntent', { amount: coins === 150 ? 1000 : 100, coins });
      const { clientSecret } = answer.body as { clientSecret: string };
      return { clientSecret, intent: clientSecret.split('_secret_')[0] ?? '' };
    },
    save: (paymentIntentId: string, email = bob) =>
      call(email, 'savePayment', { paymentIntentId, coins: 9999, cost: 0, email }),
    /** Event about a successful charge. Throws if there is none. */
    eventOf: (intent: string) =>
      company.events.find(
        ({ type, data }) => type === 'payment_intent.succeeded' && 'id' in data.object && data.object.id === intent,
      ) ?? expectEvent(intent),
    close: () => {
      company.close();
      server.closeAllConnections();
      server.close();
    },
  };
};

const expectEvent = (intent: string): never => {
  throw new Error(`There is no event of ${intent}.`);
};
