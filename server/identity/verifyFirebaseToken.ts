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
      if (!isOfTheToken(error)) refuseFor(503, 'identitySilent');
      return undefined;
    });
    const { sub: uid, email, email_verified } = verified?.payload ?? {};
    return uid && typeof email === 'string' ? { uid, email, verified: email_verified === true } : null;
  };
};

/** The rest is the network's, or of a company that answers what are no keys. */
const isOfTheToken = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && OF_THE_TOKEN.test(code);
};

/** jose's codes of its errors that speak of the token: also of one that names no key, or one that is not published. */
const OF_THE_TOKEN = /^ERR_(JW[ST]_\w+|JOSE_(ALG_NOT_ALLOWED|NOT_SUPPORTED)|JWKS_(NO|MULTIPLE)_MATCHING_KEYS?)$/;
