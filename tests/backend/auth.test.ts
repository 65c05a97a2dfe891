// @vitest-environment node
import { Hono } from 'hono';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { emptySnapshot } from '#backend/store/memoryState.ts';
import { issueToken, readToken } from '#backend/token.ts';
import { aBackend, secret } from './aBackend.ts';
import { ada, aWorld, bob, stranger, wim } from './aWorld.ts';

const jwt = (app: ReturnType<typeof aBackend>['app'], email: unknown, authorization?: string) =>
  app.request('/jwt', {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: authorization ? { authorization } : {},
  });

describe('POST /jwt', () => {
  it('API-AUTH-1 answers a token for the address that the identity provider proves', async () => {
    const { app } = aBackend();
    const answer = await jwt(app, 'Bob@Example.test', `Bearer proof-of-${bob}`);
    const { token } = (await answer.json()) as { token: string };
    expect(answer.status).toBe(200);
    expect(await readToken(secret, token)).toBe(bob);
  });

  it.each([
    ['no proof', undefined],
    ['somebody else’s proof', `Bearer proof-of-${wim}`],
    ['a proof that does not hold', 'Bearer nonsense'],
    ['another scheme', `Basic proof-of-${bob}`],
  ])('API-AUTH-1 refuses %s with 401', async (_, authorization) => {
    expect((await jwt(aBackend().app, bob, authorization)).status).toBe(401);
  });
});

describe('access tokens', () => {
  it('live for one hour from when they are issued, and hold the address alone', async () => {
    const answer = await jwt(aBackend().app, bob, `Bearer proof-of-${bob}`);
    const { token } = (await answer.json()) as { token: string };
    const { iat, exp, ...claims } = decodeJwt(token);
    expect(Math.abs((iat ?? 0) * 1000 - Date.now())).toBeLessThan(60_000);
    expect((exp ?? 0) - (iat ?? 0)).toBe(3600);
    expect(claims).toEqual({ email: bob });
  });

  const signed = (key: Uint8Array, expires: string, alg = 'HS256') =>
    new SignJWT({ email: ada }).setProtectedHeader({ alg }).setExpirationTime(expires).sign(key);

  it.each([
    ['expired', () => signed(secret, '-1s')],
    ['signed by somebody else', () => signed(new Uint8Array(32), '1h')],
    ['signed in another way', () => signed(new Uint8Array(64), '1h', 'HS512')],
    ['not a token', () => Promise.resolve('e30.e30.')],
  ])('are refused when %s', async (_, make) => {
    const { app } = await aWorld();
    const answer = await app.request('/allUser', { headers: { authorization: `Bearer ${await make()}` } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Please sign in.' });
  });

  it('say who is there only: a change of role and a deletion act at once', async () => {
    const { call, ids } = await aWorld();
    await call(ada, 'setUserRole', { id: ids.wim, role: 'buyer' });
    expect((await call(wim, 'listOpenTasks', {})).status).toBe(403);
    await call(ada, 'deleteUser', { id: ids.wim });
    expect((await call(wim, 'listBuyerTasks', { email: wim })).status).toBe(404);
    expect((await call(wim, 'getUser', { email: wim })).status).toBe(404);
  });
});

describe('POST /user and GET /oneUser', () => {
  it('API-AUTH-2, API-AUTH-3 a new account holds the starting coins of its role, whatever the body says', async () => {
    const { call } = aBackend();
    const account = { name: 'Nia', imgurl: 'https://pictures.test/n.png', email: 'Nia@example.test' } as const;
    await call('nia@example.test', 'createUser', { ...account, role: 'buyer', coin: 9999 });
    const { body } = await call('nia@example.test', 'getUser', { email: 'NIA@example.test' });
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      name: 'Nia',
      displayName: 'Nia',
      email: 'nia@example.test',
      role: 'buyer',
      coin: 50,
      imgurl: account.imgurl,
    });
  });

  it('REG-22 a worker starts with 10 coins', async () => {
    const { coins, join } = await aWorld();
    await join('nia@example.test', 'worker');
    expect(await coins('nia@example.test')).toBe(10);
  });

  it('API-AUTH-3 signing up again changes nothing', async () => {
    const { call, store } = await aWorld();
    const before = store.snapshot();
    const answer = await call(bob, 'createUser', { name: 'X', email: bob, imgurl: 'x', role: 'worker', coin: 0 });
    expect(answer).toMatchObject({ status: 200, body: { insertedId: null } });
    expect(store.snapshot()).toEqual(before);
  });

  it('API-AUTH-3, GUARD-9 nobody signs up as an admin, nor for another address', async () => {
    const { send, call } = await aWorld();
    const account = { name: 'N', email: stranger, imgurl: '', coin: 0 };
    expect((await send(stranger, 'POST', '/user', { ...account, role: 'admin' })).status).toBe(400);
    expect((await call(bob, 'createUser', { ...account, role: 'buyer' })).status).toBe(403);
  });

  it('a deleted address gets a fresh account that inherits nothing', async () => {
    const { call, ids, coins, join } = await aWorld();
    await call(ada, 'deleteUser', { id: ids.wim });
    expect(await join(wim, 'worker')).not.toBe(ids.wim);
    expect(await coins(wim)).toBe(10);
    expect((await call(wim, 'listWorkerSubmissions', { email: wim })).body).toEqual([]);
  });

  it('API-AUTH-2 only an admin sees other accounts; there, an unknown address is 404', async () => {
    const { call } = await aWorld();
    expect((await call(bob, 'getUser', { email: wim })).status).toBe(403);
    expect(await call(ada, 'getUser', { email: wim })).toMatchObject({ status: 200, body: { email: wim } });
    expect((await call(ada, 'getUser', { email: stranger })).status).toBe(404);
  });

  it('API-3 takes any address glued to the path', async () => {
    const odd = [
      'a+b@example.test',
      '100%@example.test',
      'zoë.łuk@exämple.test',
      "o'neil/x?y#z&w=1@example.test",
      '用户@例子.test',
    ];
    const { users } = (await aWorld()).store.snapshot();
    const [model] = users;
    if (!model) throw new Error('the world has no users');
    const rows = odd.map((email, index) => ({ ...model, _id: `odd${index}`, email, coin: 0, role: 'buyer' as const }));
    const { call } = aBackend({ ...emptySnapshot, users: rows });
    for (const email of odd) {
      expect(await call(email, 'getUser', { email })).toMatchObject({ status: 200, body: { email } });
      expect((await call(email, 'listPayments', { email })).status).toBe(200);
      expect((await call(email, 'listBuyerTasks', { email })).status).toBe(200);
    }
  });
});

it('rows of one’s own: another address in the path or the query is 403, none in the query is fine', async () => {
  const { send } = await aWorld();
  expect((await send(bob, 'GET', `/buyerStats?email=${wim}`)).status).toBe(403);
  expect((await send(bob, 'GET', `/paymenthistory${wim}`)).status).toBe(403);
  expect((await send(bob, 'GET', '/buyerStats?email=')).status).toBe(200);
  expect((await send(bob, 'GET', '/buyerStats')).status).toBe(200);
});

it('answers other sites only where it was told to, and lets them read Content-Range', async () => {
  const { app } = aBackend();
  const from = (origin: string) => app.request('/bestWorker?range=[0,1]', { headers: { origin } });
  const { headers } = await from('https://shop.test');
  expect(headers.get('access-control-allow-origin')).toBe('https://shop.test');
  expect(headers.get('access-control-expose-headers')).toBe('Content-Range,Retry-After');
  expect((await from('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
  const refused = await app.request('/allUser', { headers: { origin: 'https://shop.test' } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, 'https://shop.test']);
  const preflight = await app.request('/allUser/1', {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.test', 'access-control-request-method': 'DELETE' },
  });
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
});

it('an unknown path is 404 with a sentence', async () => {
  const { send } = aBackend();
  expect(await send(null, 'GET', '/oneUser')).toMatchObject({
    status: 404,
    body: { message: 'There is no such call.' },
  });
});

it('answers below any path it is mounted at', async () => {
  const { app } = await aWorld();
  const site = new Hono().route('/api', app);
  const asWim = { headers: { authorization: `Bearer ${await issueToken(secret, wim)}` } };
  expect((await site.request(`/api/oneUser${wim}`, asWim)).status).toBe(200);
  const refused = await site.request('/api/allUser', asWim);
  expect([refused.status, await refused.json()]).toEqual([403, { message: 'Your role may not do this.' }]);
});
