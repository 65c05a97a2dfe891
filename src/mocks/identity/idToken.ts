import { UnsecuredJWT } from 'jose';
import type { Account } from './accounts.ts';

export type Provider = 'password' | 'google.com';

/** Seconds that an ID token is good for. */
export const ID_TOKEN_LIFE = 3600;

const PROJECT = 'demo-taskcoin';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;

/**
 * An unsigned ID token, as identity emulators make them. No `picture` in it: a demo picture is a data: address, and the
 * token has to fit into a header.
 */
export const mintIdToken = ({ id, email, displayName }: Account, provider: Provider, now: number): string =>
  new UnsecuredJWT({
    user_id: id,
    email,
    email_verified: true,
    name: displayName,
    firebase: { sign_in_provider: provider },
  })
    .setIssuer(ISSUER)
    .setAudience(PROJECT)
    .setSubject(id)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + ID_TOKEN_LIFE)
    .encode();

/** Whose token it is and how they came in; undefined for foreign, expired and broken ones. */
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
