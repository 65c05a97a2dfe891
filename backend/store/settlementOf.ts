import type { Transfer } from './port.ts';

/**
 * Payment of a debt out of coins that have just reached its account; undefined where there is nothing to pay. Stores book
 * it with the transfer, so that no account has coins and a debt at once.
 */
export const settlementOf = (
  entry: Transfer,
  { coin, debt }: { readonly coin: number; readonly debt: number },
): Transfer | undefined => {
  const id = /^user:(.+)$/.exec(entry.to)?.[1];
  const amount = Math.min(coin, debt);
  if (id === undefined || amount <= 0) return undefined;
  return { ...entry, key: `settle:${entry.key}`, from: `user:${id}`, to: `owed:${id}`, amount };
};
