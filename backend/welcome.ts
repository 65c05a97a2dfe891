import type { Prices } from '#domain/coins.ts';
import { emailKey } from '#domain/email.ts';
import { transfers } from './ledger.ts';
import type { Erasures } from './config.ts';
import { hashOf } from './hashOf.ts';
import type { Reader, Stamp, Tx } from './store/port.ts';
import type { Member } from './store/tables.ts';

type Known = Pick<Member, '_id' | 'uid' | 'email'>;

/** Hash function without a key, for erasures on servers whose owner has set none (see {@link Erasures}). */
export const unkeyed: Erasures['hashes'] = async (text) => [await hashOf(['erased', text])];

/** Keys under which the table `welcomed` remembers an identity and its address. */
const keysOf = ({ uid, email }: Pick<Known, 'uid' | 'email'>) => [`uid ${uid}`, `email ${emailKey(email)}`] as const;

/** Prefix of a key that is kept only as a hash, because its person was erased. */
const HASHED = 'hash ';
const hashedOf = async (key: string, hashes: Erasures['hashes']): Promise<string[]> =>
  (await hashes(key)).map((hash) => `${HASHED}${hash}`);

/**
 * Number of the keys of an identity and its address ({@link keysOf}) that are stored. Keys of erased people are stored
 * as hashes, and always count; others count if `isPlain`.
 */
const countKnown = async (
  tx: Reader,
  one: Pick<Known, 'uid' | 'email'>,
  hashes: Erasures['hashes'],
  isPlain: boolean,
) => {
  const keys = keysOf(one);
  const hashed = (await Promise.all(keys.map((key) => hashedOf(key, hashes)))).flat();
  return tx.count('welcomed', { _id: { in: [...(isPlain ? keys : []), ...hashed] } });
};

/**
 * Stores that an identity and its address have had their welcome coins. Resolves to true if neither was stored before,
 * and no other account has or had one of them.
 */
export const remember = async (
  tx: Tx,
  { _id: user_id, uid, email }: Known,
  created_at: string,
  hashes: Erasures['hashes'],
): Promise<boolean> => {
  const both: boolean[] = [];
  for (const _id of keysOf({ uid, email })) both.push(await tx.insert('welcomed', { _id, user_id, created_at }));
  return (
    both.every(Boolean) &&
    (await isAlone(tx, { email, uid })) &&
    (await countKnown(tx, { email, uid }, hashes, false)) === 0
  );
};

/**
 * Replaces the identities and addresses of erased accounts in the table `welcomed` with hashes. The people then get no
 * second welcome, but nobody can read who they are.
 */
export const forgetWelcomes = async (
  tx: Tx,
  accounts: readonly Known[],
  hashes: Erasures['hashes'],
  created_at: string,
): Promise<void> => {
  const ids = accounts.map(({ _id }) => _id);
  const own = (await tx.list('welcomed', { user_id: { in: ids } })).rows.filter(({ _id }) => !_id.startsWith(HASHED));
  // An address may be remembered for the account of a former owner.
  const named = (await tx.list('welcomed', { _id: { in: accounts.flatMap((one) => [...keysOf(one)]) } })).rows;
  for (const { _id, user_id } of new Map([...own, ...named].map((row) => [row._id, row])).values()) {
    const [hashed = ''] = await hashedOf(_id, hashes);
    await tx.insert('welcomed', { _id: hashed, user_id, created_at });
    await tx.remove('welcomed', _id);
  }
};

/**
 * True if no other account, deleted or not, has this identity or address. Only this check finds accounts that were
 * deleted before the table `welcomed` existed.
 */
const isAlone = async (tx: Reader, { email, uid }: Pick<Known, 'uid' | 'email'>): Promise<boolean> =>
  (await tx.count('users', { email })) + (await tx.count('users', { uid })) === 2;

const dueTo = ({ role }: Member, { welcome: coins }: Prices): number => (role === 'admin' ? 0 : coins[role]);

/**
 * Welcome coins that an account gets once its address is verified (C-69); 0 if it, or another account of the person,
 * has had them.
 */
export const welcomeAhead = async (
  tx: Reader,
  user: Member,
  prices: Prices,
  hashes: Erasures['hashes'],
): Promise<number> => {
  const { verified } = user;
  if (verified || dueTo(user, prices) === 0) return 0;
  const known = await countKnown(tx, user, hashes, true);
  return known === 0 && (await isAlone(tx, user)) ? dueTo(user, prices) : 0;
};

/**
 * Gives an account its welcome coins, once per identity and per address, whatever accounts they have later. Resolves to
 * `due`, the coins that the account should get, and `given`, the coins it got: 0 once the owner's daily limit is
 * reached, which `report` then logs.
 */
export const welcome = async (
  tx: Tx,
  user: Member,
  prices: Prices,
  by: Stamp,
  { report, hashes }: { report: (message: string) => void; hashes: Erasures['hashes'] },
): Promise<{ due: number; given: number }> => {
  const isNew = await remember(tx, user, by.created_at, hashes);
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

/**
 * Takes welcome coins from the owner's limit of `perDay` coins a day (UTC); false, without a change, if too few are
 * left.
 */
const takeFromDay = async (tx: Tx, coins: number, perDay: number, { created_at }: Stamp): Promise<boolean> => {
  const _id = created_at.slice(0, 10);
  await tx.insert('welcomes', { _id, coins: 0, created_at });
  for (;;) {
    const given = (await tx.get('welcomes', _id))?.coins ?? 0;
    if (given + coins > perDay) return false;
    if (await tx.change('welcomes', _id, { coins: given }, { coins: given + coins })) return true;
  }
};
