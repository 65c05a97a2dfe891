import { jwtVerify, SignJWT, type JWTPayload } from 'jose';

/** Person known to the identity provider. Accounts are found by `uid` alone: an address may get another owner. */
export type Person = {
  readonly uid: string;
  readonly email: string;
  /** True when the provider has verified the address. */
  readonly verified: boolean;
};

/**
 * Secrets for signing access tokens (HS256), of 32 bytes or more, each with a name that its tokens carry. The first one
 * signs, all are accepted, so putting a new one first signs nobody out.
 */
export type TokenSecrets = readonly [TokenSecret, ...TokenSecret[]];
type TokenSecret = { readonly id: string; readonly key: Uint8Array };

const NAMES = { issuer: 'taskcoin', audience: 'taskcoin' };

/** Access token of the server, valid for one hour. It says who a person is, not their role. */
export const issueToken = ([{ id, key }]: TokenSecrets, { uid, email, verified }: Person): Promise<string> =>
  new SignJWT({ email, email_verified: verified })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setIssuer(NAMES.issuer)
    .setAudience(NAMES.audience)
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

/** Person of a token; null for a missing, forged or expired one. */
export const readToken = async (secrets: TokenSecrets, token: string | null): Promise<Person | null> => {
  const { sub: uid, email, email_verified: verified } = (token && (await read(secrets, token, NAMES))) || {};
  return uid && typeof email === 'string' ? { uid, email, verified: verified === true } : null;
};

/** Claims of a text that one of the secrets has signed; null for a forged or expired one. */
const read = async (secrets: TokenSecrets, text: string, names: typeof NAMES): Promise<JWTPayload | null> => {
  const keyOf = ({ kid }: { kid?: string | undefined }): Uint8Array => {
    const secret = secrets.find(({ id }) => id === kid);
    if (!secret) throw new Error('signed with a secret that is not in use');
    return secret.key;
  };
  try {
    return (await jwtVerify(text, keyOf, { ...names, algorithms: ['HS256'], requiredClaims: ['exp'] })).payload;
  } catch {
    return null;
  }
};

/** Names of keys for uploads: neither they nor access tokens pass for the other. */
const UPLOADS = { ...NAMES, audience: 'taskcoin-pictures' };

/** Key for uploads of pictures, valid for ten minutes. It travels in addresses and may be logged, so it opens nothing else. */
export const issueUploadKey = ([{ id, key }]: TokenSecrets, uid: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setIssuer(UPLOADS.issuer)
    .setAudience(UPLOADS.audience)
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(key);

/** Identity that a key for uploads was given to; null for a forged or expired one. */
export const readUploadKey = async (secrets: TokenSecrets, text: string): Promise<string | null> =>
  (await read(secrets, text, UPLOADS))?.sub ?? null;

/** Token of an `authorization: Bearer …` header. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
