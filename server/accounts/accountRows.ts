import type { TableName, WithdrawalRow } from '#backend/store/tables.ts';
import type { Ask } from '../postgres/connection.ts';
import { underOther, type AccountCells, type AccountCipher } from './createAccountCipher.ts';

type Read = Partial<WithdrawalRow> & { account_sealed?: string };

/**
 * Returns a function like `ask` whose rows have account numbers decrypted, and lack the column `account_sealed`. It
 * throws for an encrypted row if there is no `cipher`.
 */
export const opening =
  (ask: Ask, cipher: AccountCipher | undefined): Ask =>
  async <R>(statement: Parameters<Ask>[0]) => {
    const rows = await ask<R & Read>(statement);
    const [first] = rows;
    if (first === undefined || !('account_sealed' in (first as object))) return rows;
    return rows.map(({ account_sealed = '', ...row }) => {
      if (account_sealed === '') return row as R;
      const { _id = '', worker_id = '' } = row as Read;
      const [key = ''] = account_sealed.split('.', 1);
      if (!cipher) throw new Error(`The account number of withdrawal ${_id} is ${underOther(key)}.`);
      return { ...row, account_number: cipher.open({ _id, worker_id }, account_sealed) } as R;
    });
  };

/**
 * Splits a row for storing. `stored` is the row, without the account number if this is encrypted; `beside` then has the
 * columns with the encrypted number, otherwise nothing. Only withdrawals have an account number, and without a `cipher`
 * it is stored as it is.
 */
export const closed = (
  cipher: AccountCipher | undefined,
  table: TableName,
  row: object,
): { stored: object; beside: Partial<AccountCells> } => {
  if (!cipher || table !== 'withdrawals') return { stored: row, beside: {} };
  const { account_number, ...beside } = cipher.seal(row as WithdrawalRow);
  return { stored: { ...row, account_number }, beside };
};
