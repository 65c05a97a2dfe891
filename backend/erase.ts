import { isActiveAdmin } from './activeAdmins.ts';
import type { Erasures } from './config.ts';
import { transfers } from './ledger.ts';
import { lockCaller } from './lockCaller.ts';
import { ownersOf, ownTables, valuesOf } from './personal.ts';
import { refuseFor } from './refuse.ts';
import { EVERYTHING, type ListQuery, type Reader, type Stamp, type Store, type Tx } from './store/port.ts';
import { columnsOf, type Member, type TableName } from './store/tables.ts';
import { destroyPersonKey } from './personKeys.ts';
import { forgetWelcomes } from './welcome.ts';

/** Number of rows emptied in one transaction: few, so that other transactions wait only briefly for its locks. */
const ROWS = 50;
const some = (from: number, rows: number): ListQuery => ({
  ...EVERYTHING,
  range: [from, from + rows - 1],
  counted: false,
});

/**
 * Counts what an erasure of these accounts has to wait for. `places` counts tasks with open slots, `reviews` pending
 * submissions to the accounts' own tasks, `work` pending submissions that the accounts handed in; `debt` is in coins.
 */
export const openThings = async (tx: Reader, accounts: readonly Pick<Member, '_id' | 'debt'>[]) => {
  const own = { in: accounts.map(({ _id }) => _id) };
  return {
    orders: await tx.count('orders', { user_id: own, open: true }),
    refunds: await tx.count('payments', { user_id: own, state: 'refundPending' }),
    disputes: await tx.count('payments', { user_id: own, state: { in: ['inquiry', 'disputed'] } }),
    payouts: await tx.count('withdrawals', { worker_id: own, status: { in: ['pending', 'held', 'underWay'] } }),
    debt: accounts.reduce((sum, { debt }) => sum + debt, 0),
    places: await tx.count('tasks', { user_id: own, closed: false, requiredWorkers: { above: 0 } }),
    reviews: await tx.count('submissions', { buyer_id: own, status: 'pending' }),
    work: await tx.count('submissions', { worker_id: own, status: 'pending' }),
  };
};

/** Coins of a person's accounts, closed ones included: an erasure forfeits them all. */
export const coinsOf = (accounts: readonly Pick<Member, 'coin'>[]): number =>
  accounts.reduce((sum, { coin }) => sum + coin, 0);

/** Options of one erasure. `hashes` makes the hashes by which the erased person is recognized later. */
export type Manner = Pick<Erasures, 'hashes'> & {
  /** Coins that the person agrees to lose: another balance is refused with 409. 'all' if nobody can be asked. */
  readonly agreed: number | 'all';
  /**
   * True to refuse with 409 while something is open ({@link openThings}), or if too few admins would remain. False to
   * repeat an erasure after a backup was restored: then the backup's waiting withdrawals are refused instead.
   */
  readonly waits: boolean;
  /** Number of admins that must remain, if `waits`. */
  readonly admins: number;
  /** Person who erases the own account, refused if suspended or deleted by now. */
  readonly caller?: Member;
  /** Time before which all accounts must have been closed, or nothing is erased; any may be open without it. */
  readonly closedBefore?: Date;
};

/** True for an account that is erased, even if not all its personal values are gone yet ({@link forget}). */
export const isErased = async (reader: Reader, id: string): Promise<boolean> =>
  (await reader.get('closings', id))?.erased === true;

/** Text about the person of the account `id` to be stored: '' for one who was erased, as such texts are personal. */
export const textAbout = async (reader: Reader, id: string, text: string): Promise<string> =>
  (await isErased(reader, id)) ? '' : text;

/**
 * Erases a person for good, at the time `created_at`: all accounts with the identity of the account `id`. Resolves to
 * false if they are erased already, or not closed before `closedBefore`. Refuses with 409 if the balance is not the one
 * agreed or, with `waits`, while something is open ({@link openThings}). Names, addresses and pictures of the accounts
 * are removed at once, personal values in other rows later by {@link forget}.
 */
export const erase = async (tx: Tx, id: string, manner: Manner, created_at: string): Promise<boolean> => {
  const own = await lockPerson(tx, id, manner);
  if (own.length === 0) return false;
  const balance = coinsOf(own);
  if (manner.waits) {
    const open = await openThings(tx, own);
    if (Object.values(open).some((count) => count > 0)) refuseFor(409, 'erasureWaits', open);
  }
  if (manner.agreed !== 'all' && manner.agreed !== balance) refuseFor(409, 'otherCoins', { balance });
  if (!manner.waits) await refuseWithdrawals(tx, own);
  for (const one of own) await eraseAccount(tx, one, id, { actor: one._id, created_at });
  await forgetWelcomes(tx, own, manner.hashes, created_at);
  return true;
};

/**
 * Locks all accounts of an identity, and all admins; resolves to the identity's accounts, or to none if there is
 * nothing to erase. With `waits`, refuses with 409 if too few admins would remain.
 */
const lockPerson = async (tx: Tx, id: string, manner: Manner): Promise<readonly Member[]> => {
  const { waits, admins: least, caller, closedBefore } = manner;
  const { uid } = (await tx.get('users', id)) ?? refuseFor(404, 'noUser');
  if (await isErased(tx, id)) return [];
  const accounts = (await tx.list('users', { uid })).rows;
  const admins = (await tx.list('users', { deleted: false, role: 'admin' })).rows;
  const ids = [...accounts, ...admins].map(({ _id }) => _id);
  const users = caller ? (await lockCaller(tx, caller, ids)).users : await tx.lockUsers({ _id: { in: ids } });
  const own = users.filter((one) => one.uid === uid);
  if (closedBefore && !(await areClosed(tx, uid, closedBefore))) return [];
  const left = users.filter((one) => isActiveAdmin(one) && one.uid !== uid).length;
  if (waits && own.some(({ role, deleted }) => role === 'admin' && !deleted) && left < least)
    refuseFor(409, least > 1 ? 'lastTwoAdmins' : 'lastAdmin');
  return own;
};

/** True if all accounts of an identity were closed before a time. Read after locking, as somebody may come back. */
const areClosed = async (tx: Tx, uid: string, before: Date): Promise<boolean> => {
  for (const { _id, deleted } of (await tx.list('users', { uid })).rows) {
    const closing = await tx.get('closings', _id);
    if (!deleted || (closing && Date.parse(closing.created_at) >= before.getTime())) return false;
  }
  return true;
};

/**
 * Refuses the pending withdrawals of erased accounts. A restored backup may hold some, and their account numbers can
 * no longer be decrypted.
 */
const refuseWithdrawals = async (tx: Tx, own: readonly Member[]): Promise<void> => {
  const waiting = { in: ['pending', 'held'] } as const;
  const { rows } = await tx.list('withdrawals', { worker_id: { in: own.map(({ _id }) => _id) }, status: waiting });
  for (const { _id } of rows) {
    await tx.change('withdrawals', _id, { status: waiting }, { status: 'refused' });
    await tx.change('holds', _id, { released: false }, { released: true });
  }
};

/**
 * Removes the personal values and the coins of an account. All accounts of an identity get one pseudonym, `name`, so
 * that the books still know them as one person.
 */
const eraseAccount = async (tx: Tx, one: Member, name: string, by: Stamp): Promise<void> => {
  if (one.coin > 0) await tx.transfer(transfers.forfeit(one, by));
  const gone = { ...emptied('users', '_id'), uid: `erased ${name}`, deleted: true, leaving: true };
  await tx.change('users', one._id, {}, gone);
  const closing = { _id: one._id, erased: true, done: false, ...by };
  if (!(await tx.insert('closings', closing))) await tx.change('closings', one._id, {}, closing);
};

/** Empty values for the personal columns that are about the account in the column `owner`. */
const emptied = (table: TableName, owner: string): object => {
  const kinds = columnsOf(table);
  return Object.fromEntries(
    valuesOf(table, owner).map((column) => [
      column,
      kinds[column] === 'flag' ? false : kinds[column] === 'number' ? 0 : '',
    ]),
  );
};

const REMOVED = ['joins', 'account_uses'] as const;
const isRemoved = (table: TableName): table is (typeof REMOVED)[number] => REMOVED.some((one) => one === table);

/**
 * Removes personal values of erased accounts from other tables, some rows per transaction: it may stop anywhere and
 * continue in the next call. `note` is called for each account before its erasure counts as done, so that it can be
 * repeated after a backup is restored.
 */
export const forget = async (transaction: Store['transaction'], note: Erasures['note']): Promise<void> => {
  for (;;) {
    const next = await transaction(
      async (tx) => (await tx.list('closings', { erased: true, done: false }, some(0, 1))).rows[0],
    );
    if (!next) return;
    const { _id, created_at } = next;
    for (const table of ownTables.filter((table) => table !== 'users' && table !== 'welcomed'))
      for (const owner of ownersOf(table).filter((owner) => valuesOf(table, owner).length > 0))
        await forgetRows(transaction, table, owner, _id);
    await note?.({ id: _id, at: created_at });
    await transaction(async (tx) => {
      await destroyPersonKey(tx, _id, created_at);
      await tx.change('closings', _id, {}, { done: true });
    });
  }
};

const forgetRows = async (transaction: Store['transaction'], table: TableName, owner: string, id: string) => {
  const emptySome = (from: number) =>
    transaction(async (tx) => {
      await tx.lockUsers({ _id: id });
      const { rows } = await tx.list(table, { [owner]: id }, some(from, ROWS));
      for (const { _id } of rows)
        if (isRemoved(table)) await tx.remove(table, _id);
        else await tx.change(table, _id, {}, emptied(table, owner));
      return rows.length;
    });
  for (let from = 0, found = ROWS; found === ROWS; from += isRemoved(table) ? 0 : found) found = await emptySome(from);
};
