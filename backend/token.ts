import { jwtVerify, SignJWT } from 'jose';

/** Somebody whom the identity provider knows. An account is found by `uid` alone: an address may get another owner. */
export type Person = {
  readonly uid: string;
  readonly email: string;
  /** Whether the provider has seen that the address is theirs. */
  readonly verified: boolean;
};

/**
 * What signs access tokens (HS256): each secret has 32 bytes or more and a name, which the tokens carry. The first one signs, and
 * all of them are accepted: a new one put before the old one signs nobody out.
 */
export type TokenSecrets = readonly [TokenSecret, ...TokenSecret[]];
type TokenSecret = { readonly id: string; readonly key: Uint8Array };

const NAMES = { issuer: 'taskcoin', audience: 'taskcoin' };

/** The server's own access token, good for one hour. It says who somebody is, never what they may do. */
export const issueToken = ([{ id, key }]: TokenSecrets, { uid, email, verified }: Person): Promise<string> =>
  new SignJWT({ email, email_verified: verified })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setIssuer(NAMES.issuer)
    .setAudience(NAMES.audience)
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

/** Whom a token was issued for; null for a missing, forged or expired one. */
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

/** The token of an `authorization: Bearer …` header. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
