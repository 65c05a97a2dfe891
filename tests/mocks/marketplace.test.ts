import { expect, test } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { writeConditions } from '#mocks/conditions.ts';
import { createFirebaseIdentity } from '#services/createFirebaseIdentity.ts';
import { server } from '#tests/support/server.ts';
import { createTestMarketplace, emptyState } from '#tests/support/createTestMarketplace.ts';
import { demoPeople } from '#backend/seed.ts';

let count = 0;

/** Browser tab: its own connection to the identity provider, and its own access token. */
const aTab = () => {
  const config = { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo', appId: `tab-${String(++count)}` };
  const ready = Promise.resolve();
  const identity = createFirebaseIdentity({ config, emulatorUrl: '', ready });
  let token: string | null = null;
  const api = createApi({ baseUrl: '/api', token: () => token, onUnauthorized: () => {}, ready });
  const signIn = async (email: string) => {
    await identity.signIn(email, DEMO_PASSWORD);
    token = (await api({ bearer: await identity.idToken() }).createToken({ email })).token;
  };
  return { identity, api, signIn };
};

test.each(['admin', 'buyer', 'worker'] as const)('the demo %s comes in with the demo password', async (role) => {
  server.use(...(await createTestMarketplace()).handlers);
  const { api, signIn } = aTab();
  await signIn(demoPeople[role]);
  expect(await api().getUser({ email: demoPeople[role] })).toMatchObject({ email: demoPeople[role], role });
});

test('an access token is handed out for a proven address only', async () => {
  server.use(...(await createTestMarketplace()).handlers);
  const { identity, api } = aTab();
  await identity.signIn(demoPeople.worker, DEMO_PASSWORD);
  const asked = api({ bearer: await identity.idToken() }).createToken({ email: demoPeople.admin });
  await expect(asked).rejects.toMatchObject({ status: 401 });
});

test('every test has a marketplace of its own', async () => {
  const first = await createTestMarketplace();
  const second = await createTestMarketplace();
  const [someone] = first.accounts.snapshot();
  if (someone) first.accounts.put({ ...someone, displayName: 'Changed' });
  expect(second.accounts.snapshot()).not.toEqual(first.accounts.snapshot());
  expect(second.store.snapshot()).toEqual(first.store.snapshot());
});

test('a marketplace may start empty', async () => {
  const { store, accounts } = await createTestMarketplace({ state: emptyState });
  expect([store.snapshot().users, accounts.snapshot()]).toEqual([[], []]);
});

test('a payment is kept once the simulated card was charged', async () => {
  const { handlers, intents } = await createTestMarketplace();
  server.use(...handlers);
  const { api, signIn } = aTab();
  const email = demoPeople.buyer;
  await signIn(email);
  const { clientSecret } = await api().createPaymentIntent({ amount: 1000, coins: 150 });
  expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  const [paymentIntentId = ''] = clientSecret.split('_secret_');
  const before = (await api().getUser({ email }))?.coin ?? 0;
  await expect(api().savePayment({ paymentIntentId, coins: 150, cost: 10, email })).rejects.toThrow();
  intents.turn(paymentIntentId, 'charge');
  await api().savePayment({ paymentIntentId, coins: 150, cost: 10, email });
  expect((await api().getUser({ email }))?.coin).toBe(before + 150);
});

test.each([
  ['all', 'refused', 500],
  ['offline', 'offline', 0],
] as const)('under the failure switch %s every call of the product fails', async (failures, failure, status) => {
  server.use(...(await createTestMarketplace()).handlers);
  const { api } = aTab();
  expect(await api().listBestWorkers()).toBeInstanceOf(Array);
  writeConditions({ latency: 0, failures });
  await expect(api().listBestWorkers()).rejects.toMatchObject({ failure, status });
});

test('under the latency switch a call takes its time', async () => {
  server.use(...(await createTestMarketplace()).handlers);
  writeConditions({ latency: 400, failures: 'none' });
  const { api } = aTab();
  const started = performance.now();
  await api().listBestWorkers();
  expect(performance.now() - started).toBeGreaterThan(390);
});
