import type { Transfer } from './port.ts';

/** Throws for a transfer that moves no coins, or moves them from an account to itself. */
export const checkTransfer = ({ key, from, to, amount }: Transfer): void => {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`no amount of coins: ${key}`);
  if (from === to) throw new Error(`from an account to itself: ${key}`);
};
