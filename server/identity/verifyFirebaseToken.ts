import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { BackendConfig } from '#backend/config.ts';
import { refuseFor } from '#backend/refuse.ts';

/** Address of Google's public keys for Firebase's ID tokens. */
const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Returns a function that verifies ID tokens of a Firebase project as Firebase documents it: signature, issuer,
 * audience, expiry and subject. An invalid token, or one without an e-mail address, gives null. `keys` finds a token's
 * public key, by default among Google's. These are cached; if they cannot be fetched, the call is refused with 503,
 * because the token may be valid.
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

/** True for an error that is about the token itself; false for an error of the network, or a response without keys. */
const isOfTheToken = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && OF_THE_TOKEN.test(code);
};

/** Codes of jose's errors about the token, including unknown keys. */
const OF_THE_TOKEN = /^ERR_(JW[ST]_\w+|JOSE_(ALG_NOT_ALLOWED|NOT_SUPPORTED)|JWKS_(NO|MULTIPLE)_MATCHING_KEYS?)$/;
