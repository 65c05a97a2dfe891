import { emailKey } from '#domain/email.ts';
import type { Storage } from './storage.ts';

const PREFIX = 'purchase-secret:';

/**
 * Store of the client secrets of a user's charges in progress, by payment intent. The journal of purchases does not
 * hold them, because they are deleted earlier than its entries.
 */
export const createPurchaseSecrets = (storage: Storage, email: string) => {
  const own = `${PREFIX}${emailKey(email)}:`;
  return {
    keep: (id: string, secret: string) => storage.set(own + id, secret),
    find: (id: string): string | null => storage.get(own + id),
    drop: (id: string) => storage.remove(own + id),
    ids: (): string[] => storage.keys(own).map((key) => key.slice(own.length)),
  };
};

/** Deletes the client secrets of all users at log-out, because someone else may use this browser next. */
export const forgetPurchaseSecrets = (storage: Storage): void => {
  storage.keys(PREFIX).forEach((key) => storage.remove(key));
};
