import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueToken } from '#backend/token.ts';
import { usualSettings, type Settings } from '#contract/settings.ts';
import { readEnvironment } from '#server/environment.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { personOf } from '#tests/backend/aBackend.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { aUser } from './rows.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
let env: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'taskcoin-settings-'));
const fileOf = (settings: object) => {
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
};
beforeAll(async () => {
  database = await aDatabase();
  env = {
    DATABASE_URL: database.url,
    FIREBASE_PROJECT_ID: 'taskcoin-test',
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    ALLOWED_ORIGINS: 'https://shop.test',
  };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.remove();
});

/** Environment with test cards of a company that is never asked. */
const cards = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_TEST_SALES: 'true',
  STRIPE_API_BASE: 'http://127.0.0.1:1',
};
const yen: Settings = {
  ...usualSettings,
  currency: { code: 'JPY', minorUnits: 0 },
  packages: [{ coins: 100, price: 980 }],
  payout: { coins: 20, pays: 100 },
  cardFees: { percent: 3.6, fixed: 0 },
};

const asBob = async (url: string, path: string, body?: object) => {
  const token = await issueToken(readEnvironment(env).secrets, personOf('bob@example.test'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetchAlone(`${url}/api${path}`, init);
  return { status: answer.status, body: (await answer.json()) as { packages?: object[] } };
};

it('with real cards sells no package that loses money, says so at its start, and refuses who asks for one', async () => {
  const store = createPostgresStore({ connectionString: database.url });
  const bob = aUser({ _id: 'bob', uid: personOf('bob@example.test').uid });
  await store.transaction((tx) => tx.insert('users', bob));
  const server = await startServer({ ...env, ...cards });
  expect(server.printed()).toContain('500 coins for 20.00 USD');
  expect(server.printed()).toMatch(/it loses 16\.32 USD, and is not sold/);
  expect((await asBob(server.url, '/prices')).body.packages).toHaveLength(2);
  const lossy = await asBob(server.url, '/create-payment-intent', { amount: 3500, coins: 1000 });
  expect([lossy.status, lossy.body]).toMatchObject([400, { reason: 'noPackage' }]);
  await server.stop();

  const settings = { ...usualSettings, acceptLosses: true };
  const accepting = await startServer({ ...env, ...cards, SETTINGS_FILE: fileOf(settings) });
  expect(accepting.printed()).toContain('is sold all the same (acceptLosses)');
  expect((await asBob(accepting.url, '/prices')).body.packages).toHaveLength(4);
  await accepting.stop();
  await store.close();
});

it('tells the prices of its file, keeps them for the audit, and opens no books of another currency', async () => {
  const own = await aDatabase();
  const inYen = { ...env, DATABASE_URL: own.url, SETTINGS_FILE: fileOf(yen) };
  const server = await startServer(inYen);
  const { cardFees: _, acceptLosses: __, ...prices } = yen;
  expect((await asBob(server.url, '/prices')).body).toEqual(prices);
  await server.stop();
  const store = createPostgresStore({ connectionString: own.url });
  const now = new Date().toISOString();
  await store.transaction(async (tx) => {
    await tx.insert('users', aUser({ _id: 'bob' }));
    await tx.insert('orders', {
      _id: 'o',
      user_id: 'bob',
      coins: 100,
      cents: 980,
      intent: '',
      open: true,
      created_at: now,
    });
  });
  expect((await store.audit()).problems).toEqual([]);
  await store.close();
  const { code, printed } = await runCommand([], { ...env, DATABASE_URL: own.url });
  expect([code, printed]).toEqual([1, expect.stringContaining('The books are in JPY') as string]);
  await own.remove();
});

it('with a setting announces what it demands, whatever EXTRAS says (C-67)', () => {
  const settings = { ACCOUNT_KEY: randomBytes(32).toString('base64'), TWO_ADMINS: 'true' };
  expect(readEnvironment({ ...env, ...settings, EXTRAS: '' }).extras).toEqual(['sealedAccounts', 'twoAdmins']);
});
