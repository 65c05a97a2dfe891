import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { endpoints } from '#contract/endpoints.ts';
import { specifiedCalls } from './specification.ts';

const origin = 'http://server.test';
type Seen = { method: string; url: string; body: unknown; authorization: string | null };
let seen: Seen[] = [];
let answer: () => Response = () => HttpResponse.json([]);
let token: string | null = 'the-token';
let expired = 0;

const server = setupServer(
  http.all(`${origin}/*`, async ({ request }) => {
    const text = await request.text();
    seen.push({
      method: request.method,
      url: request.url.slice(origin.length),
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      authorization: request.headers.get('authorization'),
    });
    return answer();
  }),
);
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  seen = [];
  expired = 0;
  token = 'the-token';
  answer = () => HttpResponse.json({ token: 't', clientSecret: 'pi_1_secret_2' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const api = createApi({
  baseUrl: origin,
  token: () => token,
  onUnauthorized: () => expired++,
  ready: Promise.resolve(),
});
const call = (name: string, args?: unknown) => {
  const functions = api() as unknown as Record<string, (args?: unknown) => Promise<unknown>>;
  const found = functions[name];
  if (!found) throw new Error(`no call ${name}`);
  return found(args);
};

const specified = (name: string) => {
  const found = specifiedCalls.find((one) => one.call === name);
  if (!found) throw new Error(`the specification has no ${name}`);
  return found;
};

// prettier-ignore
test.each([
  ['API-AUTH-1', 'createToken'],
  ['API-AUTH-2', 'getUser'],
  ['API-AUTH-3', 'createUser'],
  ['API-AUTH-4', 'listBestWorkers'],
  ['API-ADMIN-1', 'listUsers'],
  ['API-ADMIN-2', 'deleteUser'],
  ['API-ADMIN-3', 'setUserRole'],
  ['API-ADMIN-4', 'listAllTasks'],
  ['API-ADMIN-5', 'deleteAnyTask'],
  ['API-ADMIN-6', 'getAdminInfo'],
  ['API-ADMIN-7', 'listPendingWithdrawals'],
  ['API-ADMIN-8', 'payWithdrawal'],
  ['API-BUYER-1', 'getBuyerStats'],
  ['API-BUYER-2', 'listSubmissionsToReview'],
  ['API-BUYER-3', 'approveSubmission'],
  ['API-BUYER-4', 'rejectSubmission'],
  ['API-BUYER-5', 'createTask'],
  ['API-BUYER-6', 'listBuyerTasks'],
  ['API-BUYER-7', 'updateTask'],
  ['API-BUYER-8', 'deleteBuyerTask'],
  ['API-BUYER-9', 'createPaymentIntent'],
  ['API-BUYER-10', 'savePayment'],
  ['API-BUYER-11', 'listPayments'],
  ['API-WORKER-1', 'listOpenTasks'],
  ['API-WORKER-2', 'getTask'],
  ['API-WORKER-3', 'createSubmission'],
  ['API-WORKER-4', 'listWorkerSubmissions'],
  ['API-WORKER-5', 'getWorkerStats'],
  ['API-WORKER-6', 'listApprovedSubmissions'],
  ['API-WORKER-7', 'createWithdrawal'],
] as const)('%s %s, to the letter', async (_, name) => {
  const { method, url, with: args, body } = specified(name);
  if (name.startsWith('list')) answer = () => HttpResponse.json([]);
    await call(name, args);
    expect(seen).toEqual([{ method, url, body, authorization: 'Bearer the-token' }]);
  },
);

test('API-1 the contract has all calls of the specification', () => {
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(specifiedCalls.map(({ call: name }) => name)));
  expect(new Set(specifiedCalls.map(({ url, method }) => `${method} ${url}`)).size).toBe(30);
});

test('API-1 every call goes to the one configured address', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const { call: name, with: args } of specifiedCalls) await call(name, args);
  expect(seen).toHaveLength(specifiedCalls.length);
});

test('API-2 without a token no authorization header is sent at all', async () => {
  token = null;
  await call('listBestWorkers');
  expect(seen[0]?.authorization).toBeNull();
});

test('API-2 POST /jwt carries the identity provider’s proof instead of the token', async () => {
  await api({ bearer: 'proof' }).createToken({ email: 'ada@example.com' });
  expect(seen[0]?.authorization).toBe('Bearer proof');
});

test('API-3 ids and addresses are glued on, encoded but for @', async () => {
  await call('updateTask', { id: 'a/b?c#d', taskTitle: 'x', taskDetail: 'y', completionDate: 'z' });
  await call('getUser', { email: 'a b%@ex.com' });
  expect(seen.map(({ url }) => url)).toEqual(['/updateTaska%2Fb%3Fc%23d', '/oneUsera%20b%25@ex.com']);
});

test.each(['', '.', '..'])(
  'API-3 an id %j that would leave its place is refused before anything is sent',
  async (id) => {
    await expect(call('deleteUser', { id })).rejects.toThrow('not a usable id');
    expect(seen).toEqual([]);
  },
);

test.each([401, 403])('API-6 a %i reaches the caller and is told once', async (status) => {
  answer = () => HttpResponse.json({ message: 'no' }, { status });
  await expect(call('listUsers')).rejects.toMatchObject({ status, serverMessage: 'no' });
  expect(expired).toBe(1);
});

test('a 401 for a call without the session’s token signs nobody out', async () => {
  answer = () => new HttpResponse(null, { status: 401 });
  await expect(api({ bearer: 'proof' }).createToken({ email: 'ada@example.com' })).rejects.toMatchObject({
    status: 401,
  });
  token = null;
  await expect(call('listBestWorkers')).rejects.toMatchObject({ status: 401 });
  expect(expired).toBe(0);
});

const mutations = specifiedCalls.filter(
  ({ call: name, method }) => method !== 'GET' && !['createToken', 'createPaymentIntent'].includes(name),
);

test.each([
  ['JSON', () => HttpResponse.json({ insertedId: '1' })],
  ['text', () => HttpResponse.text('ok')],
  ['nothing', () => new HttpResponse(null)],
])('every mutation answered with %s is done', async (_, given) => {
  answer = given;
  for (const { call: name, with: args } of mutations) await expect(call(name, args)).resolves.toBeUndefined();
  expect(mutations).toHaveLength(13);
});

test('a mutation answered with 204 is done', async () => {
  answer = () => new HttpResponse(null, { status: 204 });
  await expect(call('setUserRole', { id: '1', role: 'buyer' })).resolves.toBeUndefined();
});

test('the server’s own sentence is kept, and its absence told', async () => {
  answer = () => HttpResponse.json({ message: 'Not enough coins.' }, { status: 409 });
  await expect(call('deleteUser', { id: '1' })).rejects.toMatchObject({
    failure: 'refused',
    message: 'Not enough coins.',
  });
  answer = () => HttpResponse.text('<h1>Oops</h1>', { status: 500 });
  await expect(call('deleteUser', { id: '1' })).rejects.toMatchObject({ status: 500, serverMessage: undefined });
  answer = () => HttpResponse.error();
  await expect(call('deleteUser', { id: '1' })).rejects.toMatchObject({ failure: 'offline', status: 0 });
});
