import type { Prices } from '#domain/coins.ts';
import { emailKey } from '#domain/email.ts';
import { transfers } from './ledger.ts';
import type { Reader, Stamp, Tx } from './store/port.ts';
import type { Member } from './store/tables.ts';

type Known = Pick<Member, '_id' | 'uid' | 'email'>;

/** Remembers an identity and its address; false where one of them had an account before, or is known. */
export const remember = async (tx: Tx, { _id: user_id, uid, email }: Known, created_at: string): Promise<boolean> => {
  const insert = (key: string) => tx.insert('welcomed', { _id: key, user_id, created_at });
  const both = [await insert(`uid ${uid}`), await insert(`email ${emailKey(email)}`)];
  return both.every(Boolean) && (await isAlone(tx, { email, uid }));
};

/** True for the first account of an identity and of an address, also among those deleted before they were remembered. */
const isAlone = async (tx: Reader, { email, uid }: Pick<Known, 'uid' | 'email'>): Promise<boolean> =>
  (await tx.count('users', { email })) + (await tx.count('users', { uid })) === 2;

const dueTo = ({ role }: Member, { welcome: coins }: Prices): number => (role === 'admin' ? 0 : coins[role]);

/** Coins that an account gets once its address is verified (C-69); 0 where it or another has had that welcome. */
export const welcomeAhead = async (tx: Reader, user: Member, prices: Prices): Promise<number> => {
  const { uid, email, verified } = user;
  if (verified || dueTo(user, prices) === 0) return 0;
  const known = await tx.count('welcomed', { _id: { in: [`uid ${uid}`, `email ${emailKey(email)}`] } });
  return known === 0 && (await isAlone(tx, user)) ? dueTo(user, prices) : 0;
};

/**
 * Gives an account its starting coins, once for an identity and for an address, whatever accounts they have later. Returns
 * the coins that are due and those given, which are fewer where the owner's limit of a day is reached.
 */
export const welcome = async (
  tx: Tx,
  user: Member,
  prices: Prices,
  by: Stamp,
  report: (message: string) => void,
): Promise<{ due: number; given: number }> => {
  const isNew = await remember(tx, user, by.created_at);
  const due = isNew ? dueTo(user, prices) : 0;
  if (due === 0) return { due, given: 0 };
  const { perDay } = prices.welcome;
  if (perDay !== null && !(await takeFromDay(tx, due, perDay, by))) {
    report(`The welcome coins of this day are given, ${String(perDay)} at most: ${user._id} got none.`);
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
