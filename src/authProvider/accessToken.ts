import type { Storage } from '../services/storage.ts';

/** The contract's own key for the server token (AUTH-3, CONST-3). */
export const ACCESS_TOKEN = 'access-token';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const readToken = (storage: Storage): string | null => storage.get(ACCESS_TOKEN);

/** When a token came and how long it is good for, in milliseconds; `life` is undefined where it does not say. */
export type Lease = { since: number; life: number | undefined };

/** A token that has come just now: its life is counted from here, as clocks may be hours off. */
export const leaseOf = (token: string, now: number): Lease => {
  const { iat, exp } = claimsOf(token);
  if (exp === undefined) return { since: now, life: undefined };
  // Without a beginning its end can only be compared with this device's clock, which may be ahead of the server's.
  const life = iat === undefined ? Math.max(exp - now, 5 * MINUTE) : exp - iat;
  return { since: now, life: life > 0 ? life : undefined };
};

/** What an earlier visit has left: when it came is only known by the server's clock, null where it says nothing of that. */
export const leaseLeft = (token: string | null): Lease | null => {
  const { iat } = token === null ? {} : claimsOf(token);
  return token === null || iat === undefined ? null : leaseOf(token, iat);
};

/** Milliseconds after which a token should be renewed: four fifths of its life, a day at most. */
export const renewalDelay = ({ life }: Lease): number => (life === undefined ? DAY : Math.min(life * 0.8, DAY));

/** Whether it is time for another token; a clock that was put back cannot tell, and a renewal costs little. */
export const isDue = (lease: Lease, now: number): boolean =>
  now < lease.since || now - lease.since >= renewalDelay(lease);

/** Whether the server is sure to refuse it. */
export const isOver = ({ since, life }: Lease, now: number): boolean => life !== undefined && now - since >= life;

/** `iat` and `exp` of a JSON Web Token in milliseconds, as far as it has them. */
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
