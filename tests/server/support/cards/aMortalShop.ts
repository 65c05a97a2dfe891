import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { Args } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import { issueToken } from '#backend/token.ts';
import { readEnvironment } from '#server/environment.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { insertedId, personOf, requestOf } from '#tests/backend/aBackend.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { patience } from '../patience.ts';
import { aCardCompany } from './aCardCompany.ts';

/**
 * Moment of the server's death: `ms` after a request was sent to it ('sent'). Otherwise the time counts from when the
 * card company has received, handled or answered the server's next request.
 */
export type Death = { at: 'sent' | 'heard' | 'done' | 'answered'; ms: number };

/**
 * Built server on a database of its own, with the card company's package and a stand-in for the company. `strike` kills
 * its process at a chosen moment, and starts it again; `call` repeats a request until it is answered.
 */
export const aMortalShop = async () => {
  const database = await aDatabase();
  const company = await aCardCompany();
  const cards = {
    STRIPE_SECRET_KEY: company.keys.secret,
    STRIPE_WEBHOOK_SECRET: company.keys.webhook,
    STRIPE_API_BASE: company.url,
    STRIPE_TEST_SALES: 'true',
  };
  const env = {
    ...cards,
    DATABASE_URL: database.url,
    FIREBASE_PROJECT_ID: 'taskcoin-test',
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    ALLOWED_ORIGINS: 'https://shop.test',
    // A few people buy in a minute what others buy in a month.
    LIMITS: '0',
  };
  const { secrets } = readEnvironment(env);
  const store = createPostgresStore({ connectionString: database.url, ...patience, max: 1 });
  let server = startServer(env);
  let [deaths, broken] = [0, 0];

  /** Kills the process; resolves when it is dead, while another one starts. */
  const kill = async (): Promise<void> => {
    deaths++;
    const ended = server.then(({ stop }) => stop('SIGKILL'));
    server = ended.then(() => startServer(env));
    await ended;
  };

  /** Sends a request until it gets a response other than 503, as browsers and the company do. */
  const ask = async (path: string, init: RequestInit): Promise<{ status: number; body: unknown }> => {
    for (;;) {
      const { url } = await server;
      try {
        const answer = await fetchAlone(`${url}/api${path}`, init);
        const body: unknown = await answer.json();
        if (answer.status !== 503) return { status: answer.status, body };
      } catch {
        broken++;
      }
      await setTimeout(50);
    }
  };
  /** Sends a call of the contract as the person with the address `by`; `once` is its Idempotency-Key. */
  const call = async <N extends EndpointName>(by: string, name: N, args: Args<Endpoints[N]>, once?: string) => {
    const { method, path, body } = requestOf(name, args);
    const headers = {
      authorization: `Bearer ${await issueToken(secrets, personOf(by))}`,
      ...(once !== undefined && { 'idempotency-key': once }),
    };
    return ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };

  return {
    company,
    store,
    call,
    join: async (email: string): Promise<string> =>
      insertedId(await call(email, 'createUser', { name: email, email, imgurl: '', role: 'buyer', coin: 0 })),
    deaths: () => deaths,
    /** Number of requests whose connection broke. */
    broken: () => broken,
    kill,
    /** Lets the server die at a moment. Returns a function that makes it die now, unless it has. */
    strike: ({ at, ms }: Death): (() => Promise<void>) => {
      let fallen: Promise<void> | undefined;
      const fall = () => (fallen ??= setTimeout(ms).then(kill));
      if (at === 'sent') void fall();
      else company.blows.push({ at, fall });
      return fall;
    },
    /** Delivers an event, signed now; resolves to false if the company has to repeat it. */
    deliver: async (event: Stripe.Event): Promise<boolean> => {
      const { url } = await server;
      const answer = await company.deliver(event, `${url}/api/card-events`).catch(() => undefined);
      return answer?.status === 200;
    },
    reconcile: () => runCommand(['reconcile'], { DATABASE_URL: database.url, ...cards }),
    close: async (): Promise<void> => {
      await (await server).stop();
      await store.close();
      company.close();
      await database.remove();
    },
  };
};
