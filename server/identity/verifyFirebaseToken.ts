import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { BackendConfig } from '#backend/config.ts';
import { refuseFor } from '#backend/refuse.ts';

/** Where Google publishes what Firebase signs ID tokens with. */
const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Firebase's ID tokens, verified as its documentation asks: signature, issuer, audience, expiry and subject. Keys are fetched once
 * and kept; where they cannot be fetched the call is refused with 503, as the proof may be a good one.
 */
export const verifyFirebaseToken = (
  project: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(KEYS)),
): BackendConfig['verifyIdentity'] => {
  const expected = { issuer: `https://securetoken.google.com/${project}`, audience: project, algorithms: ['RS256'] };
  return async (idToken) => {
    const verified = await jwtVerify(idToken, keys, expected).catch((error: unknown) => {
      if (isUnreachable(error)) refuseFor(503, 'identitySilent');
      return undefined;
    });
    const { sub: uid, email, email_verified } = verified?.payload ?? {};
    return uid && typeof email === 'string' ? { uid, email, verified: email_verified === true } : null;
  };
};

/** jose's own errors speak of the token, but for the two of a key set that does not answer; anything else is the network's. */
const isUnreachable = (error: unknown): boolean => {
  const code = (error as { code?: unknown }).code;
  return (
    typeof code !== 'string' || !code.startsWith('ERR_J') || ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(code)
  );
};
