// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { issueToken, issueUploadKey, readToken, readUploadKey } from '#backend/token.ts';
import { usualExtras, type Extra } from '#contract/extras.ts';
import { personOf, requestOf, secrets } from '../aBackend.ts';
import { aWorld, bob, stranger } from '../aWorld.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Response to a request for an upload key, by a server with these extras. */
const asked = async (by: string, extras: readonly Extra[]) => {
  const { store } = await aWorld();
  const app = createBackend({ store, secrets, verifyIdentity: () => Promise.resolve(null), extras });
  const { method, path } = requestOf('createUploadKey', {});
  const token = await issueToken(secrets, personOf(by));
  return app.request(path, { method, headers: { authorization: `Bearer ${token}` } });
};

it('C-67 whoever has an account gets a key of their own for uploads, which says nobody’s address', async () => {
  const { key } = (await (await asked(bob, [...usualExtras, 'uploads'])).json()) as { key: string };
  expect(await readUploadKey(secrets, key)).toBe(personOf(bob).uid);
  expect(JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString())).toEqual({
    iss: 'taskcoin',
    aud: 'taskcoin-pictures',
    sub: personOf(bob).uid,
    iat: expect.any(Number) as number,
    exp: expect.any(Number) as number,
  });
});

it.each([
  ['who has no account gets none', stranger, [...usualExtras, 'uploads'] as const, 404],
  ['where uploads are not announced there is no such call', bob, usualExtras, 404],
])('C-67 %s', async (_, by, extras, status) => {
  expect((await asked(by, extras)).status).toBe(status);
});

it('a key for uploads ends after ten minutes, and a token opens no uploads nor a key anything else', async () => {
  const person = personOf(bob);
  const [key, token] = [await issueUploadKey(secrets, person.uid), await issueToken(secrets, person)];
  expect([await readToken(secrets, key), await readUploadKey(secrets, token)]).toEqual([null, null]);
  expect(await readUploadKey(secrets, `${key}x`)).toBeNull();
  expect(await readUploadKey([{ id: 'other', key: new Uint8Array(32) }], key)).toBeNull();
  vi.setSystemTime(Date.now() + 601_000);
  expect(await readUploadKey(secrets, key)).toBeNull();
});
