import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '#backend/token.ts';
import { readEnvironment } from '#server/environment.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { personOf } from '#tests/backend/aBackend.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { until } from '#tests/support/until.ts';
import { aCardCompany } from './support/cards/aCardCompany.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
let env: Record<string, string>;
beforeAll(async () => {
  database = await aDatabase();
  env = {
    DATABASE_URL: database.url,
    FIREBASE_PROJECT_ID: 'taskcoin-test',
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    ALLOWED_ORIGINS: 'https://shop.test',
  };
});
afterAll(() => database.remove());

const live = { STRIPE_SECRET_KEY: 'rk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const test = { ...live, STRIPE_SECRET_KEY: 'sk_test_abc' };

describe('the settings of the card company', () => {
  it.each<[Record<string, string>, string]>([
    [{ STRIPE_SECRET_KEY: 'pk_live_abc' }, 'STRIPE_SECRET_KEY is no secret key'],
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_WEBHOOK_SECRET: 'abc' }, 'STRIPE_WEBHOOK_SECRET is no signing secret'],
    [{ STRIPE_WEBHOOK_SECRET_ALSO: 'abc' }, 'STRIPE_WEBHOOK_SECRET_ALSO is no signing secret'],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'STRIPE_API_BASE is for a stand-in'],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:1/v1' }, 'STRIPE_API_BASE is no origin'],
    [{ STRIPE_API_BASE: 'ftp://127.0.0.1' }, 'STRIPE_API_BASE is no origin'],
    [{ STRIPE_TEST_SALES: 'true' }, 'STRIPE_TEST_SALES is for a test key'],
    [{ STRIPE_TEST_SALES: 'yes' }, 'STRIPE_TEST_SALES is neither true nor false'],
    [{ STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY is missing, but STRIPE_WEBHOOK_SECRET is set'],
  ])('are refused with %j', (changes, sentence) => {
    expect(() => readEnvironment({ ...env, ...live, ...changes })).toThrow(sentence);
  });

  it('are named all at once, and the key never', () => {
    const wrong = { STRIPE_SECRET_KEY: 'abc', STRIPE_TEST_SALES: 'yes', PORT: 'eighty' };
    const said = /^(?!.*abc)[^]*PORT[^]*STRIPE_TEST_SALES|^(?!.*abc)[^]*STRIPE_TEST_SALES[^]*PORT/;
    expect(() => readEnvironment({ ...env, ...wrong })).toThrow(said);
  });

  it.each<[string, Record<string, string>, object]>([
    ['nothing', {}, { cards: undefined, whyNotSold: 'STRIPE_SECRET_KEY is not set' }],
    ['a live key', live, { cards: { key: 'rk_live_abc', isTest: false, webhookSecrets: ['whsec_abc'], apiBase: '' } }],
    ['a test key alone', test, { cards: undefined, whyNotSold: expect.stringContaining('is a test key') as string }],
    ['a test key that sells', { ...test, STRIPE_TEST_SALES: 'true' }, { cards: { isTest: true } }],
  ])('sell by %s, or say why not', (_, given, read) => {
    expect(readEnvironment({ ...env, ...given })).toMatchObject(read);
  });
});

it('a server without a card company says so at its start, refuses to sell, and has no webhook', async () => {
  const server = await startServer(env);
  expect(server.printed()).toContain('Coins cannot be bought: STRIPE_SECRET_KEY is not set.');
  expect((await fetchAlone(`${server.url}/api/card-events`, { method: 'POST', body: '{}' })).status).toBe(404);
  await server.stop();
});

it('the built server sells by the company’s package, and takes its events', async () => {
  const company = await aCardCompany();
  const cards = {
    STRIPE_SECRET_KEY: company.keys.secret,
    STRIPE_WEBHOOK_SECRET: company.keys.webhook,
    STRIPE_API_BASE: company.url,
    STRIPE_TEST_SALES: 'true',
  };
  const server = await startServer({ ...env, ...cards });
  expect(server.printed()).toContain('nothing is paid out');
  const token = await issueToken(readEnvironment(env).secrets, personOf('bob@example.test'));
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetchAlone(`${server.url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { clientSecret?: string } };
  };
  await post('/user', { name: 'Bob', email: 'bob@example.test', imgurl: '', role: 'buyer', coin: 0 });
  const ordered = await post('/create-payment-intent', { amount: 1000, coins: 150 });
  const paid = await company.pay(ordered.body.clientSecret ?? '');
  expect(paid.status).toBe('succeeded');
  for (const event of company.events)
    expect((await company.deliver(event, `${server.url}/api/card-events`)).status).toBe(200);
  await until(() => server.printed().includes('/api/card-events'));
  expect(server.printed()).not.toContain(company.keys.secret);
  const { code, printed } = await runCommand(['reconcile', '--apply'], { DATABASE_URL: database.url, ...cards });
  expect([code, printed]).toEqual([0, expect.stringContaining('records agree since')]);
  await server.stop();
  company.close();
  const store = createPostgresStore({ connectionString: database.url });
  expect(await store.audit()).toMatchObject({ problems: [], totals: { charged: 150 } });
  await store.close();
});

it('a command prints what the company has to know: its version, the events and the rights of the key', async () => {
  const { code, printed } = await runCommand(['cards'], {});
  expect(code).toBe(0);
  for (const needed of [
    'payment_intent.succeeded',
    'charge.refunded',
    'PaymentIntents: write',
    'Disputes: read',
    '/api/card-events',
    '.endive',
  ])
    expect(printed).toContain(needed);
});
