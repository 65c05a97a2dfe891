import { emailKey } from '#domain/email.ts';
import type { Storage } from './storage.ts';

const PREFIX = 'purchase-secret:';

/** Client secrets of charges under way: apart from the journal, as they leave the browser earlier than it does. */
export const createPurchaseSecrets = (storage: Storage, email: string) => {
  const own = `${PREFIX}${emailKey(email)}:`;
  return {
    keep: (id: string, secret: string) => {
      storage.set(own + id, secret);
    },
    find: (id: string): string | null => storage.get(own + id),
    drop: (id: string) => {
      storage.remove(own + id);
    },
    ids: (): string[] => storage.keys(own).map((key) => key.slice(own.length)),
  };
};

/** At LogOut: whoever uses this browser next finds no secret. */
export const forgetPurchaseSecrets = (storage: Storage): void => {
  storage.keys(PREFIX).forEach((key) => {
    storage.remove(key);
  });
};
