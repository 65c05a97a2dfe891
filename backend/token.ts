import { jwtVerify, SignJWT, type JWTPayload } from 'jose';

/**
 * Person known to the identity provider. Accounts are found by `uid` alone, because an e-mail address may get another
 * owner.
 */
export type Person = {
  readonly uid: string;
  readonly email: string;
  /** True if the provider has verified the address. */
  readonly verified: boolean;
};

/**
 * Secrets that sign access tokens (HS256), of 32 bytes or more, each with an `id` that its tokens carry. The first one
 * signs. Tokens of all are accepted, so that nobody is signed out when a new secret is put first.
 */
export type TokenSecrets = readonly [TokenSecret, ...TokenSecret[]];
type TokenSecret = { readonly id: string; readonly key: Uint8Array };

const NAMES = { issuer: 'taskcoin', audience: 'taskcoin' };

/** Issues an access token of the server, valid for one hour. It says who a person is, not their role. */
export const issueToken = ([{ id, key }]: TokenSecrets, { uid, email, verified }: Person): Promise<string> =>
  new SignJWT({ email, email_verified: verified })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setIssuer(NAMES.issuer)
    .setAudience(NAMES.audience)
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

/** Verifies an access token and resolves to its person; null if the token is missing, forged or expired. */
export const readToken = async (secrets: TokenSecrets, token: string | null): Promise<Person | null> => {
  const { sub: uid, email, email_verified: verified } = (token && (await read(secrets, token, NAMES))) || {};
  return uid && typeof email === 'string' ? { uid, email, verified: verified === true } : null;
};

/** Claims of a token that one of the secrets has signed; null if it is forged or expired. */
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

/**
 * Issuer and audience of upload keys. Access tokens have another audience, so that neither is accepted in place of the
 * other.
 */
const UPLOADS = { ...NAMES, audience: 'taskcoin-pictures' };

/**
 * Issues a key for uploading pictures, valid for ten minutes, to the identity `uid`. It travels in URLs and may be
 * logged, so it allows nothing else.
 */
export const issueUploadKey = ([{ id, key }]: TokenSecrets, uid: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setIssuer(UPLOADS.issuer)
    .setAudience(UPLOADS.audience)
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(key);

/**
 * Verifies an upload key and resolves to the uid of the identity that it was issued to; null if it is forged or
 * expired.
 */
export const readUploadKey = async (secrets: TokenSecrets, text: string): Promise<string | null> =>
  (await read(secrets, text, UPLOADS))?.sub ?? null;

/** Token of an `authorization: Bearer …` header; null if there is none. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
