// @vitest-environment node
import { Hono } from 'hono';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { emptySnapshot } from '#backend/store/memoryState.ts';
import { issueToken, readToken } from '#backend/token.ts';
import { createBackend } from '#backend/createBackend.ts';
import { aBackend, personOf, secrets } from '../aBackend.ts';
import { ada, aWorld, bob, stranger, wim } from '../aWorld.ts';

const jwt = async (email: unknown, authorization?: string) =>
  (await aBackend()).request('/jwt', {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: authorization ? { authorization } : {},
  });

describe('POST /jwt', () => {
  it('API-AUTH-1 answers a token for the address that the identity provider proves', async () => {
    const answer = await jwt('Bob@Example.test', `Bearer proof-of-${bob}`);
    const { token } = (await answer.json()) as { token: string };
    expect(answer.status).toBe(200);
    expect(await readToken(secrets, token)).toEqual(personOf(bob));
  });

  it.each([
    ['no proof', undefined],
    ['somebody else’s proof', `Bearer proof-of-${wim}`],
    ['a proof that does not hold', 'Bearer nonsense'],
    ['another scheme', `Basic proof-of-${bob}`],
  ])('API-AUTH-1 refuses %s with 401', async (_, authorization) => {
    expect((await jwt(bob, authorization)).status).toBe(401);
  });
});

describe('C-67 extras', () => {
  const asked = async (config: { extras?: [] }) => {
    const { store, ids, task } = await aWorld();
    const app = createBackend({ ...config, store, secrets, verifyIdentity: () => Promise.resolve(personOf(bob)) });
    const body = JSON.stringify({ email: bob });
    const answer = await app.request('/jwt', { method: 'POST', body, headers: { authorization: 'Bearer proof' } });
    const { token, ...beside } = (await answer.json()) as { token: string };
    const call = await app.request(`/handIns${task}`, { headers: { authorization: `Bearer ${token}` } });
    expect(ids.bob).not.toBe('');
    return { beside, status: call.status };
  };

  it('are announced beside the token, all of them where the owner says nothing', async () => {
    expect(await asked({})).toEqual({
      beside: {
        extras:
          'keptTexts paging paidOrders refunds prices signals payouts actionLog suspensions ownData erasure'.split(' '),
      },
      status: 200,
    });
  });

  it('that are switched off are not announced, and their calls are not there', async () => {
    expect(await asked({ extras: [] })).toEqual({ beside: { extras: [] }, status: 404 });
  });
});

describe('access tokens', () => {
  it('live for one hour from when they are issued, say who issued them, for what and with which secret, and who somebody is', async () => {
    const before = Math.floor(Date.now() / 1000);
    const answer = await jwt(bob, `Bearer proof-of-${bob}`);
    const { token } = (await answer.json()) as { token: string };
    const { iat = 0, exp = 0, ...claims } = decodeJwt(token);
    expect(iat).toBeGreaterThanOrEqual(before);
    expect(iat).toBeLessThanOrEqual(Date.now() / 1000);
    expect(exp - iat).toBe(3600);
    const { uid: sub } = personOf(bob);
    expect(claims).toEqual({ iss: 'taskcoin', aud: 'taskcoin', sub, email: bob, email_verified: true });
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: 'new' });
  });

  const [{ key: secret }, older] = secrets;
  const names = { iss: 'taskcoin', aud: 'taskcoin', kid: 'new', alg: 'HS256', key: secret, exp: '1h' };
  const signed = (changes: Partial<typeof names> = {}) => {
    const { iss, aud, kid, alg, key, exp } = { ...names, ...changes };
    const claims = { sub: personOf(ada).uid, email: ada, email_verified: true, iss, aud };
    return new SignJWT(claims).setProtectedHeader({ alg, kid }).setExpirationTime(exp).sign(key);
  };
  const asks = async (token: string) =>
    (await aWorld()).request('/allUser', { headers: { authorization: `Bearer ${token}` } });

  it('of the secret before the newest one are still good, so that a new one signs nobody out', async () => {
    expect((await asks(await signed())).status).toBe(200);
    expect((await asks(await signed({ kid: 'old', key: older?.key ?? expect.fail() }))).status).toBe(200);
  });

  it.each([
    ['expired', () => signed({ exp: '-1s' })],
    ['signed by somebody else', () => signed({ key: new Uint8Array(32) })],
    ['signed with a secret that nobody knows', () => signed({ kid: 'other' })],
    ['signed with another secret than they say', () => signed({ kid: 'old' })],
    ['signed in another way', () => signed({ key: new Uint8Array(64), alg: 'HS512' })],
    ['issued by somebody else', () => signed({ iss: 'elsewhere' })],
    ['meant for somebody else', () => signed({ aud: 'elsewhere' })],
    ['not a token', () => Promise.resolve('e30.e30.')],
  ])('are refused when %s', async (_, make) => {
    const answer = await asks(await make());
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
    const { call } = await aBackend();
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

  it('C-71 a name that nobody sees is none', async () => {
    const { call } = await aWorld();
    const name = '\u200b\u3164';
    await call(stranger, 'createUser', { name, email: stranger, imgurl: '', role: 'buyer', coin: 0 });
    expect((await call(stranger, 'getUser', { email: stranger })).body).toMatchObject({ name: '' });
  });

  it('API-AUTH-3 signing up again changes nothing', async () => {
    const { call, books } = await aWorld();
    const before = await books();
    const answer = await call(bob, 'createUser', { name: 'X', email: bob, imgurl: 'x', role: 'worker', coin: 0 });
    expect(answer).toMatchObject({ status: 200, body: { insertedId: null } });
    expect(await books()).toEqual(before);
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
    expect(await coins(wim)).toBe(0);
    expect((await call(wim, 'listWorkerSubmissions', { email: wim })).body).toEqual([]);
  });

  it('who comes back with another address after a deletion is not welcomed with coins once more', async () => {
    const { request, call, ids, coins } = await aWorld();
    await call(ada, 'deleteUser', { id: ids.wim });
    const email = 'wim@new.test';
    const headers = { authorization: `Bearer ${await issueToken(secrets, { ...personOf(wim), email })}` };
    const body = JSON.stringify({ name: 'W', email, imgurl: '', role: 'worker', coin: 10 });
    expect((await request('/user', { method: 'POST', headers, body })).status).toBe(200);
    expect((await request(`/oneUser${email}`, { headers })).status).toBe(200);
    expect(await coins(email)).toBe(0);
  });

  it('who has got somebody else’s address opens no account of theirs, and is told that it has one', async () => {
    const { request, call, ids } = await aWorld();
    const newcomer = { authorization: `Bearer ${await issueToken(secrets, { ...personOf(wim), uid: 'newcomer' })}` };
    const account = { name: 'W', email: wim, imgurl: '', role: 'worker', coin: 10 };
    const signUp = () => request('/user', { method: 'POST', headers: newcomer, body: JSON.stringify(account) });
    expect((await request(`/oneUser${wim}`, { headers: newcomer })).status).toBe(404);
    const refused = await signUp();
    expect([refused.status, await refused.json()]).toEqual([409, { message: 'This address has an account already.' }]);
    await call(ada, 'deleteUser', { id: ids.wim });
    expect((await signUp()).status).toBe(200);
    // The account is the newcomer's: the token that was issued to its former owner is good for an hour, and opens nothing.
    expect((await call(wim, 'getUser', { email: wim })).status).toBe(404);
    expect((await call(wim, 'listOpenTasks', {})).status).toBe(404);
    expect((await request('/Alltask', { headers: newcomer })).status).toBe(200);
  });

  it('an address that is verified after the account was made counts from the next token on', async () => {
    const { request, store, ids } = await aWorld();
    await store.transaction((tx) => tx.change('users', ids.wim, {}, { verified: false }));
    const proof = { authorization: `Bearer proof-of-${wim}` };
    const init = { method: 'POST', body: JSON.stringify({ email: wim }), headers: proof };
    expect((await request('/jwt', init)).status).toBe(200);
    expect((await store.read((reader) => reader.get('users', ids.wim)))?.verified).toBe(true);
  });

  it('who is known under a new address keeps the account', async () => {
    const { request } = await aWorld();
    const email = 'wim@new.test';
    const renamed = { authorization: `Bearer ${await issueToken(secrets, { ...personOf(wim), email })}` };
    const answer = await request(`/oneUser${email}`, { headers: renamed });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ email: wim, coin: 610 })]);
    expect((await request(`/workerStats?email=${email}`, { headers: renamed })).status).toBe(200);
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
    const { users } = await (await aWorld()).books();
    const [model] = users;
    if (!model) throw new Error('the world has no users');
    const rows = odd.map((email, index) => ({
      ...model,
      _id: `odd${index}`,
      email,
      uid: personOf(email).uid,
      coin: 0,
      role: 'buyer' as const,
    }));
    const { call } = await aBackend({ ...emptySnapshot, users: rows });
    for (const email of odd) {
      expect(await call(email, 'getUser', { email })).toMatchObject({ status: 200, body: { email } });
      expect((await call(email, 'listPayments', { email })).status).toBe(200);
      expect((await call(email, 'listBuyerTasks', { email })).status).toBe(200);
    }
  });
});

it('rows of one’s own: another address in the path or the query is 403; the own one in capitals, or none in the query, is fine', async () => {
  const { send } = await aWorld();
  expect((await send(bob, 'GET', `/buyerStats?email=${wim}`)).status).toBe(403);
  expect((await send(bob, 'GET', `/paymenthistory${wim}`)).status).toBe(403);
  expect((await send(bob, 'GET', `/buyerStats?email=${bob.toUpperCase()}`)).status).toBe(200);
  expect((await send(bob, 'GET', `/paymenthistory${bob.toUpperCase()}`)).status).toBe(200);
  expect((await send(bob, 'GET', '/buyerStats?email=')).status).toBe(200);
  expect((await send(bob, 'GET', '/buyerStats')).status).toBe(200);
});

it('answers other sites only where it was told to, and lets them read Content-Range', async () => {
  const { request } = await aBackend();
  const from = (origin: string) => request('/bestWorker?range=[0,1]', { headers: { origin } });
  const { headers } = await from('https://shop.test');
  expect(headers.get('access-control-allow-origin')).toBe('https://shop.test');
  expect(headers.get('access-control-expose-headers')).toBe('Content-Range,ETag,Retry-After');
  expect((await from('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
  const refused = await request('/allUser', { headers: { origin: 'https://shop.test' } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, 'https://shop.test']);
  const preflight = await request('/allUser/1', {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.test', 'access-control-request-method': 'DELETE' },
  });
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match,idempotency-key');
});

it('an unknown path is 404 with a sentence', async () => {
  const { send } = await aBackend();
  expect(await send(null, 'GET', '/oneUser')).toMatchObject({
    status: 404,
    body: { message: 'There is no such call.' },
  });
});

it('answers below any path it is mounted at', async () => {
  const { app } = await aWorld();
  const site = new Hono().route('/api', app);
  const asWim = { headers: { authorization: `Bearer ${await issueToken(secrets, personOf(wim))}` } };
  expect((await site.request(`/api/oneUser${wim}`, asWim)).status).toBe(200);
  const refused = await site.request('/api/allUser', asWim);
  expect([refused.status, await refused.json()]).toEqual([403, { message: 'Your role may not do this.' }]);
});
