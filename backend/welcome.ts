import type { Prices } from '#domain/coins.ts';
import { emailKey } from '#domain/email.ts';
import { transfers } from './ledger.ts';
import type { Stamp, Tx } from './store/port.ts';
import type { Member } from './store/tables.ts';

type Known = Pick<Member, '_id' | 'uid' | 'email'>;

/** Remembers an identity and its address; false where one of them had an account before, or is known. */
export const remember = async (tx: Tx, { _id: user_id, uid, email }: Known, created_at: string): Promise<boolean> => {
  const insert = (key: string) => tx.insert('welcomed', { _id: key, user_id, created_at });
  const both = [await insert(`uid ${uid}`), await insert(`email ${emailKey(email)}`)];
  // Deleted accounts of before this table, too.
  const accounts = (await tx.count('users', { email })) + (await tx.count('users', { uid }));
  return both.every(Boolean) && accounts === 2;
};

/**
 * Gives an account its starting coins, once for an identity and for an address, whatever accounts they have later. Returns
 * the coins that are due and those given, which are fewer where the owner's limit of a day is reached.
 */
export const welcome = async (
  tx: Tx,
  user: Member,
  { welcome: coins }: Prices,
  by: Stamp,
  report: (message: string) => void,
): Promise<{ due: number; given: number }> => {
  const isNew = await remember(tx, user, by.created_at);
  const due = isNew && user.role !== 'admin' ? coins[user.role] : 0;
  if (due === 0) return { due, given: 0 };
  if (coins.perDay !== null && !(await takeFromDay(tx, due, coins.perDay, by))) {
    report(`The welcome coins of this day are given, ${String(coins.perDay)} at most: ${user._id} got none.`);
    return { due, given: 0 };
  }
  await tx.transfer(transfers.signUp(user, due, by));
  return { due, given: due };
};

/** Takes the coins of a new account from those of its day; false, without a change, where too few are left. */
const takeFromDay = async (tx: Tx, coins: number, perDay: number, { created_at }: Stamp): Promise<boolean> => {
  const _id = created_at.slice(0, 10);
  await tx.insert('welcomes', { _id, coins: 0, created_at });
  for (;;) {
    const given = (await tx.get('welcomes', _id))?.coins ?? 0;
    if (given + coins > perDay) return false;
    if (await tx.change('welcomes', _id, { coins: given }, { coins: given + coins })) return true;
  }
};
