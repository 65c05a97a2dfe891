import { jwtVerify, SignJWT } from 'jose';

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
  if (token === null) return null;
  const keyOf = ({ kid }: { kid?: string | undefined }): Uint8Array => {
    const secret = secrets.find(({ id }) => id === kid);
    if (!secret) throw new Error('signed with a secret that is not in use');
    return secret.key;
  };
  try {
    const { payload } = await jwtVerify(token, keyOf, { ...NAMES, algorithms: ['HS256'], requiredClaims: ['exp'] });
    const { sub: uid, email, email_verified: verified } = payload;
    return uid && typeof email === 'string' ? { uid, email, verified: verified === true } : null;
  } catch {
    return null;
  }
};

/** Token of an `authorization: Bearer …` header. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
