import type { WithdrawalRecord } from '#resources/withdrawals/withdrawalRecord.ts';

/** Valid pending withdrawal of 200 coins; ids and accounts differ by number. `change` overrides fields. */
export const aWithdrawal = (number: number, change: Partial<WithdrawalRecord> = {}): WithdrawalRecord => ({
  _id: `w${String(number)}`,
  id: `w${String(number)}`,
  worker_email: `worker${String(number)}@example.test`,
  worker_name: `Worker ${String(number)}`,
  withdrawal_coin: 200,
  withdrawal_amount: (change.withdrawal_coin ?? 200) / 20,
  payment_system: 'Bkash',
  account_number: `0171000000${String(number)}`,
  withdraw_date: `2026-06-${String(number).padStart(2, '0')}T09:00:00.000Z`,
  status: 'pending',
  ...change,
});
