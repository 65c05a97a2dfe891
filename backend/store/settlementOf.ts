import type { Transfer } from './port.ts';

/**
 * Transfer that pays a user's debt out of coins that have just arrived by `entry`; undefined if there is nothing to
 * pay. A store books both transfers at once, so that no account has coins and a debt at the same time.
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
