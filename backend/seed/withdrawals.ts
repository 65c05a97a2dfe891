import { paymentSystems, valueOf, type Prices } from '#domain/coins.ts';
import { transfers } from '../ledger.ts';
import type { UserRow, WithdrawalRow } from '../store/tables.ts';
import type { Books } from './createBooks.ts';
import { momentAfter } from './days.ts';
import type { Random } from './createRandom.ts';

const PAID = 6;
const PENDING = 20;

/**
 * Creates the demo's withdrawals: six paid and twenty pending, all covered by the workers' balances. `paidBy` is the
 * account id of the admin who paid.
 */
export const seedWithdrawals = (
  random: Random,
  books: Books,
  workers: readonly UserRow[],
  paidBy: string,
  today: Date,
  prices: Prices,
) => {
  const least = prices.leastWithdrawal;
  const promised = new Map<string, number>();
  const available = ({ _id }: UserRow) => books.balance(`user:${_id}`) - (promised.get(_id) ?? 0);
  const able = () => workers.filter((worker) => available(worker) >= least);

  const ask = (worker: UserRow, daysAgo: number): WithdrawalRow => {
    const spare = Math.floor((available(worker) - least) / 20);
    const coins = least + 20 * random.between(0, Math.min(spare, 5));
    return {
      _id: random.hex(24),
      worker_id: worker._id,
      worker_email: worker.email,
      worker_name: worker.name,
      withdrawal_coin: coins,
      withdrawal_amount: valueOf(coins, prices),
      payment_system: random.pick(paymentSystems),
      // Some account numbers are missing, so that the admin's table shows how it marks them (C-21).
      account_number: random.chance(0.1) ? '' : `01${random.between(300_000_000, 999_999_999)}`,
      withdraw_date: momentAfter(today, -daysAgo - random.between(0, 99) / 100),
      status: 'pending',
      batch: 0,
      reference: '',
      reason: '',
      created_at: books.stamp(worker._id).created_at,
    };
  };
  const rows = Array.from({ length: PAID + PENDING }, (_, index) => {
    const withdrawal = ask(random.pick(able()), Math.round((PAID + PENDING - index) / 2));
    if (index >= PAID) {
      const { worker_id, withdrawal_coin } = withdrawal;
      promised.set(worker_id, (promised.get(worker_id) ?? 0) + withdrawal_coin);
      return withdrawal;
    }
    books.book(transfers.payout(withdrawal, books.stamp(paidBy)));
    return { ...withdrawal, status: 'approved' as const };
  });
  return rows;
};
