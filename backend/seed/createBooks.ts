import type { Account, Stamp, Transfer } from '../store/port.ts';

/** Milliseconds between the first row of the demo and today. */
const AGE = 60 * 24 * 60 * 60 * 1000;

/**
 * Creates an empty ledger for the demo's rows. Its functions book a transfer, read an account's balance, and stamp the
 * next row with a time before `today`.
 */
export const createBooks = (today: Date) => {
  const ledger: Transfer[] = [];
  const coins = new Map<Account, number>();
  const balance = (account: Account): number => coins.get(account) ?? 0;
  let rows = 0;
  return {
    ledger,
    balance,
    /** Stamp for the next row, a minute later than the one before, so that lists are in order of creation. */
    stamp: (actor: string): Stamp => ({
      actor,
      created_at: new Date(today.getTime() - AGE + rows++ * 60_000).toISOString(),
    }),
    book: (transfer: Transfer) => {
      ledger.push(transfer);
      coins.set(transfer.from, balance(transfer.from) - transfer.amount);
      coins.set(transfer.to, balance(transfer.to) + transfer.amount);
    },
  };
};
export type Books = ReturnType<typeof createBooks>;
