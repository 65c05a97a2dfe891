import { jwtVerify, SignJWT } from 'jose';

/** The server's own access token: signed with HS256, good for one hour, it holds the caller's e-mail and nothing else. */
export const issueToken = (secret: Uint8Array, email: string): Promise<string> =>
  new SignJWT({ email }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().setExpirationTime('1h').sign(secret);

/** The e-mail a token was issued for; null for a missing, forged or expired one. */
export const readToken = async (secret: Uint8Array, token: string | null): Promise<string | null> => {
  if (token === null) return null;
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
    return typeof payload.email === 'string' ? payload.email : null;
  } catch {
    return null;
  }
};

/** The token of an `authorization: Bearer …` header. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
