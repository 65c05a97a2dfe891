import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { verifyFirebaseToken } from '#server/identity/verifyFirebaseToken.ts';

const PROJECT = 'taskcoin-test';
const good = {
  sub: 'uid-1',
  email: 'ada@example.test',
  email_verified: true,
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
};
let pair: CryptoKeyPair;
let verify: ReturnType<typeof verifyFirebaseToken>;
beforeAll(async () => {
  pair = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] });
  verify = verifyFirebaseToken(PROJECT, keys);
});
const sign = (claims: object = {}, { kid = 'one', expires = '1h', key = pair.privateKey } = {}) =>
  new SignJWT({ ...good, ...claims })
    .setProtectedHeader({ alg: 'RS256', ...(kid !== '' && { kid }) })
    .setExpirationTime(expires)
    .sign(key);

it('API-AUTH-1 a proof of the provider says who somebody is, and whether the address is verified', async () => {
  expect(await verify(await sign())).toEqual({ uid: 'uid-1', email: good.email, verified: true });
  expect(await verify(await sign({ email_verified: undefined }))).toMatchObject({ verified: false });
});

it.each<[string, () => Promise<string> | string]>([
  ['of another project', () => sign({ aud: 'another' })],
  ['of another issuer', () => sign({ iss: 'https://securetoken.google.com/another' })],
  ['that has expired', () => sign({}, { expires: '-1s' })],
  ['without a subject', () => sign({ sub: '' })],
  ['without an address', () => sign({ email: undefined })],
  ['signed with a key that the provider does not publish', () => sign({}, { kid: 'two' })],
  ['signed by somebody else', async () => sign({}, { key: (await generateKeyPair('RS256')).privateKey })],
  ['that nobody signed, as emulators make them', () => new UnsecuredJWT(good).setExpirationTime('1h').encode()],
  [
    'signed with the published key as if it were a secret',
    () =>
      new SignJWT(good)
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .setExpirationTime('1h')
        .sign(new Uint8Array(32)),
  ],
  ['that is none', () => 'nonsense'],
])('API-AUTH-1 a proof %s is none', async (_, make) => {
  expect(await verify(await make())).toBeNull();
});

it('a provider that does not answer is no reason to call a proof wrong: 503', async () => {
  const unreachable = verifyFirebaseToken(PROJECT, () => Promise.reject(new TypeError('fetch failed')));
  await expect(unreachable(await sign())).rejects.toMatchObject({ status: 503, named: { reason: 'identitySilent' } });
});

it.each<[string, () => Response]>([
  ['an error of its own', () => new Response('Internal error', { status: 500 })],
  ['the page of a proxy', () => new Response('<!doctype html>')],
  ['another form of keys', () => Response.json({ one: '-----BEGIN CERTIFICATE-----' })],
  ['keys that are none', () => Response.json({ keys: [{ kty: 'RSA', kid: 'one', alg: 'RS256' }] })],
])('a provider that answers %s is no reason either: 503', async (_, answer) => {
  const keys = createRemoteJWKSet(new URL('https://keys.test'), { [customFetch]: () => Promise.resolve(answer()) });
  const ill = verifyFirebaseToken(PROJECT, keys);
  await expect(ill(await sign())).rejects.toMatchObject({ status: 503, named: { reason: 'identitySilent' } });
});

it('API-AUTH-1 a proof that names none of several keys is none', async () => {
  const { publicKey } = await generateKeyPair('RS256');
  const both = [pair.publicKey, publicKey].map(async (key, nth) => ({
    ...(await exportJWK(key)),
    kid: String(nth),
    alg: 'RS256',
  }));
  const several = verifyFirebaseToken(PROJECT, createLocalJWKSet({ keys: await Promise.all(both) }));
  expect(await several(await sign({}, { kid: '' }))).toBeNull();
});
