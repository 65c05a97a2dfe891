import type { Storage } from '../services/storage.ts';

/** The contract's own key for the server token (AUTH-3, CONST-3). */
export const ACCESS_TOKEN = 'access-token';

export const readToken = (storage: Storage): string | null => storage.get(ACCESS_TOKEN);

/** Milliseconds after which a token should be renewed: four fifths of its life. Undefined for tokens that do not say. */
export const renewalDelay = (token: string, now = Date.now()): number | undefined => {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? Math.max(1000, (exp * 1000 - now) * 0.8) : undefined;
  } catch {
    return undefined;
  }
};
