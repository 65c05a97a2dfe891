import { UnsecuredJWT } from 'jose';
import type { Account } from './createAccounts.ts';

export type Provider = 'password' | 'google.com';

/** Lifetime of an ID token, in seconds. */
export const ID_TOKEN_LIFE = 3600;

const PROJECT = 'demo-taskcoin';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;

/**
 * Creates an unsigned ID token, as identity emulators do; `now` is in milliseconds since 1970. It has no claim
 * `picture`: pictures of the demo are data URLs, and the token must fit into an HTTP header.
 */
export const mintIdToken = (
  { id, email, displayName, verified = true }: Account,
  provider: Provider,
  now: number,
): string =>
  new UnsecuredJWT({
    user_id: id,
    email,
    email_verified: verified,
    name: displayName,
    firebase: { sign_in_provider: provider },
  })
    .setIssuer(ISSUER)
    .setAudience(PROJECT)
    .setSubject(id)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + ID_TOKEN_LIFE)
    .encode();

/**
 * Account id and sign-in provider of an ID token; undefined for a foreign, expired or malformed one. `now` is in
 * milliseconds since 1970.
 */
export const readIdToken = (token: string, now: number): { id: string; provider: Provider } | undefined => {
  try {
    const currentDate = new Date(now);
    const { payload } = UnsecuredJWT.decode<{ firebase?: { sign_in_provider?: Provider } }>(token, {
      issuer: ISSUER,
      audience: PROJECT,
      currentDate,
    });
    return { id: payload.sub ?? '', provider: payload.firebase?.sign_in_provider ?? 'password' };
  } catch {
    return undefined;
  }
};
