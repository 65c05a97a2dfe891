import { mendRow } from '#contract/mend.ts';
import { emailKey } from '#domain/email.ts';
import type { Storage } from '#services/storage.ts';
import { isOver, type Purchase, type PurchaseState } from './purchase.ts';
import { createPurchaseSecrets } from '#services/purchaseSecrets.ts';

/**
 * Creates the journal of a user's purchases that the server has not acknowledged (C-15), in the browser's local
 * storage. Each purchase has its own key, so that tabs never overwrite each other. Entries survive reloads, crashes and
 * sign-outs, and only their own user reads them.
 */
export const createJournal = (storage: Storage, email: string) => {
  const prefix = prefixOf(email);
  const secrets = createPurchaseSecrets(storage, email);
  const find = (id: string): Purchase | undefined => parse(storage.get(prefix + id));
  return {
    prefix,
    find,
    list: (): Purchase[] =>
      storage
        .keys(prefix)
        .flatMap((key) => parse(storage.get(key)) ?? [])
        .sort((a, b) => a.at - b.at),
    secretOf: secrets.find,
    /**
     * Writes a purchase before the card company is told anything. Its client secret is stored first, because without it
     * nobody can ask what became of the charge.
     */
    begin: (purchase: Purchase, secret: string) => {
      secrets.keep(purchase.id, secret);
      storage.set(prefix + purchase.id, JSON.stringify(purchase));
    },
    /** Stores a purchase's new state, or removes a purchase that is over. */
    write: (purchase: Purchase) => {
      if (isOver(purchase)) storage.remove(prefix + purchase.id);
      else storage.set(prefix + purchase.id, JSON.stringify(purchase));
      if (!secretive.has(purchase.state)) secrets.drop(purchase.id);
    },
    /**
     * Drops client secrets whose purchase is not in the journal. They remain if a tab was killed between the two writes
     * of `begin`.
     */
    tidy: () => {
      const lone = secrets.ids().filter((id) => !find(id));
      lone.forEach(secrets.drop);
    },
    drop: (id: string) => {
      storage.remove(prefix + id);
      secrets.drop(id);
    },
  };
};

const prefixOf = (email: string): string => `purchase:${emailKey(email)}:`;

/** True when this browser's journal has purchases of this user that the server may not have recorded. */
export const hasPurchases = (storage: Storage, email: string): boolean => storage.keys(prefixOf(email)).length > 0;

export type Journal = ReturnType<typeof createJournal>;

/** States in which only the client secret lets this browser find out what became of the charge. */
const secretive: ReadonlySet<PurchaseState> = new Set(['INTENT', 'CONFIRMING']);

const fields = { id: 'text', coins: 'number', price: 'number', email: 'text', at: 'number', state: 'text' } as const;
const states: readonly string[] = ['INTENT', 'CONFIRMING', 'CONFIRMED', 'SAVING', 'REFUSED'] satisfies PurchaseState[];

/** Purchase parsed from a stored text; undefined for anything else, which extensions or people may have put there. */
const parse = (text: string | null): Purchase | undefined => {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as { unproven?: unknown };
    const row = mendRow(fields, kept);
    if (!states.includes(row.state) || row.id === '') return undefined;
    return { ...row, state: row.state as PurchaseState, ...(kept.unproven === true && { unproven: true }) };
  } catch {
    return undefined;
  }
};
