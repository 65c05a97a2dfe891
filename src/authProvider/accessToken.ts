import type { Storage } from '../services/storage.ts';

/** Key of the access token in the browser's storage, fixed by the specification (AUTH-3, CONST-3). */
export const ACCESS_TOKEN = 'access-token';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const readToken = (storage: Storage): string | null => storage.get(ACCESS_TOKEN);

/**
 * Validity of a token, in milliseconds: `since` is its start (since 1970), `life` its length; `life` is undefined for a
 * token without an expiry.
 */
export type Lease = { since: number; life: number | undefined };

/**
 * Lease of a token that was just received. It starts at `now` on this device's clock, which may differ from the
 * server's by hours.
 */
export const leaseOf = (token: string, now: number): Lease => {
  const { iat, exp } = claimsOf(token);
  if (exp === undefined) return { since: now, life: undefined };
  // Without `iat`, `exp` can only be compared with this device's clock, which may be fast: assume at least five
  // minutes.
  const life = iat === undefined ? Math.max(exp - now, 5 * MINUTE) : exp - iat;
  return { since: now, life: life > 0 ? life : undefined };
};

/**
 * Lease of a token that was stored on an earlier visit. It starts at the token's claim `iat`, on the server's clock.
 * Null without a token or without that claim.
 */
export const leaseLeft = (token: string | null): Lease | null => {
  const { iat } = token === null ? {} : claimsOf(token);
  return token === null || iat === undefined ? null : leaseOf(token, iat);
};

/** Time from a token's start to its renewal, in milliseconds: 80 % of its life, at most a day. */
export const renewalDelay = ({ life }: Lease): number => (life === undefined ? DAY : Math.min(life * 0.8, DAY));

/**
 * True when a token should be renewed. Also true when this device's clock was set back, because a renewal costs little.
 */
export const isDue = (lease: Lease, now: number): boolean =>
  now < lease.since || now - lease.since >= renewalDelay(lease);

/** True when a token has expired, so that the server would refuse it. */
export const isOver = ({ since, life }: Lease, now: number): boolean => life !== undefined && now - since >= life;

/** Claims `iat` and `exp` of a JWT, in milliseconds since 1970. Missing or unreadable ones are left out. */
const claimsOf = (token: string): { iat?: number; exp?: number } => {
  try {
    const payload = token.split('.')[1] ?? '';
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    return {
      ...(typeof iat === 'number' && { iat: iat * 1000 }),
      ...(typeof exp === 'number' && { exp: exp * 1000 }),
    };
  } catch {
    return {};
  }
};
