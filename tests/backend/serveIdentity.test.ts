import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveIdentity } from '#tests/support/serveIdentity.ts';

const ada = { email: 'ada@example.com', password: 'Secret1', name: 'Ada' };
let provider: Awaited<ReturnType<typeof serveIdentity>>;

beforeAll(async () => {
  provider = await serveIdentity({ people: [ada] });
});
afterAll(() => {
  provider.close();
});

const call = (name: string, init: RequestInit) =>
  fetch(`${provider.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, init);

test('over plain HTTP a known person gets a token that proves who they are', async () => {
  const body = JSON.stringify({ email: ada.email, password: ada.password, returnSecureToken: true });
  const response = await call('signInWithPassword', { method: 'POST', body });
  const { idToken, refreshToken } = (await response.json()) as { idToken: string; refreshToken: string };
  expect((await provider.verify(idToken))?.email).toBe(ada.email);

  const renewal = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const renewed = await fetch(`${provider.url}/securetoken.googleapis.com/v1/token`, { method: 'POST', body: renewal });
  const { id_token } = (await renewed.json()) as { id_token: string };
  expect((await provider.verify(id_token))?.email).toBe(ada.email);
});

test('pages of other origins may call it', async () => {
  const response = await call('lookup', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:4173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-client-version,x-firebase-gmpid',
    },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-client-version');
});

test.each(['createAuthUri', 'delete'])('what the product never asks for is refused: %s', async (name) => {
  const response = await call(name, { method: 'POST', body: '{}' });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('OPERATION_NOT_ALLOWED')]);
});

test.each(['constructor', '__proto__', 'toString', 'nothing'])('what is no call is not found: %s', async (name) => {
  const address = `${provider.url}/identitytoolkit.googleapis.com/v1/${name}`;
  expect((await fetch(address, { method: 'POST', body: '{"echo":1}' })).status).toBe(404);
});

test.each(['{', '[]', '"text"', ''])('a call with %s for a body is refused', async (body) => {
  expect((await call('signUp', { method: 'POST', body })).status).toBe(400);
});

test('the classes of fetch stay those of Node, for the files after this one', () => {
  expect(Response.error()).toBeInstanceOf(Response);
});
