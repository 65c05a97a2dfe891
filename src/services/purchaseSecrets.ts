import { emailKey } from '#domain/email.ts';
import type { Storage } from './storage.ts';

const PREFIX = 'purchase-secret:';

/** Client secrets of charges in progress, apart from the journal, as they are deleted earlier. */
export const createPurchaseSecrets = (storage: Storage, email: string) => {
  const own = `${PREFIX}${emailKey(email)}:`;
  return {
    keep: (id: string, secret: string) => storage.set(own + id, secret),
    find: (id: string): string | null => storage.get(own + id),
    drop: (id: string) => storage.remove(own + id),
    ids: (): string[] => storage.keys(own).map((key) => key.slice(own.length)),
  };
};

/** Deletes all secrets at log-out, as others may use this browser next. */
export const forgetPurchaseSecrets = (storage: Storage): void => {
  storage.keys(PREFIX).forEach((key) => storage.remove(key));
};
