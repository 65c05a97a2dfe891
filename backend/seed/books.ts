import type { Account, Transfer } from '../store/port.ts';

/** A ledger being written, and what it makes every account hold. */
export const createBooks = () => {
  const ledger: Transfer[] = [];
  const coins = new Map<Account, number>();
  const balance = (account: Account): number => coins.get(account) ?? 0;
  return {
    ledger,
    balance,
    book: (transfer: Transfer) => {
      ledger.push(transfer);
      coins.set(transfer.from, balance(transfer.from) - transfer.amount);
      coins.set(transfer.to, balance(transfer.to) + transfer.amount);
    },
  };
};
export type Books = ReturnType<typeof createBooks>;
