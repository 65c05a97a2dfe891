import { startingCoins } from '#domain/coins.ts';
import { emailKey } from '#domain/email.ts';
import { transfers } from './ledger.ts';
import type { Stamp, Tx } from './store/port.ts';
import type { Member } from './store/tables.ts';

type Known = Pick<Member, '_id' | 'uid' | 'email'>;

/** Remembers an identity and its address; false where one of them had an account before, or is known. */
export const remember = async (tx: Tx, { _id: user_id, uid, email }: Known, created_at: string): Promise<boolean> => {
  const insert = (key: string) => tx.insert('welcomes', { _id: key, user_id, created_at });
  const both = [await insert(`uid ${uid}`), await insert(`email ${emailKey(email)}`)];
  // Deleted accounts of before this table, too.
  const accounts = (await tx.count('users', { email })) + (await tx.count('users', { uid }));
  return both.every(Boolean) && accounts === 2;
};

/** Gives an account its starting coins, once for an identity and for an address, whatever accounts they have later. */
export const welcome = async (tx: Tx, user: Member, by: Stamp): Promise<void> => {
  const { role } = user;
  if ((await remember(tx, user, by.created_at)) && role !== 'admin')
    await tx.transfer(transfers.signUp(user, startingCoins[role], by));
};
