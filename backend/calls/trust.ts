import { accountKey } from '#domain/accountKey.ts';
import type { SignalReason } from '#domain/signals.ts';
import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { hashOf } from '../hashOf.ts';
import { lockOthers } from '../lockCaller.ts';
import { refuse, refuseFor } from '../refuse.ts';
import type { Paid, Sharing } from '../store/flows.ts';
import type { Reader, Stamp, Tx } from '../store/port.ts';
import type { Member, WithdrawalRow } from '../store/tables.ts';

/** Largest number of accounts that are listed for one kind of signal. */
const ROWS = 50;
/**
 * Number of coins that a buyer must have paid to workers before it is a signal that one of them got nearly all. It
 * equals the welcome coins of one buyer.
 */
const TELLING = 50;
/** Share of a buyer's payments from which a worker counts as nearly the only payee. */
const NEARLY_ALL = 0.9;
/** Smallest number of other accounts that makes a signal, if they signed up from the same network within an hour. */
const MANY = 3;

const pauseNames = ['sales', 'payouts'] as const;

export const trustCalls = {
  listUserSignals: async ({ args, tx }) => {
    const user = (await tx.get('users', args.id)) ?? refuseFor(404, 'noUser');
    const found = await signalsOf(tx, user);
    const ids = [...new Set(found.map(({ user }) => user))];
    const { rows } = await tx.list('users', { _id: { in: ids } });
    const byId = new Map(rows.map((one) => [one._id, one]));
    return {
      rows: found.map((signal) => {
        const { name = '', email = '', role = '' } = byId.get(signal.user) ?? {};
        return { ...signal, name, email, role } as const;
      }),
    };
  },

  releaseHold: async ({ args, me, tx, by }) => {
    const hold = (await tx.get('holds', args.id)) ?? refuse(404, 'There is no such hold.');
    await lockOthers(tx, me, [hold.user_id]);
    await release(tx, hold._id, by);
    return done;
  },

  getPauses: async ({ tx }) => {
    const sales = Number(await isPaused(tx, 'sales'));
    return { sales, payouts: Number(await isPaused(tx, 'payouts')) };
  },

  setPauses: async ({ args, tx, by }) => {
    for (const name of pauseNames) {
      const paused = args[name];
      // What was never paused has no row, and needs none.
      if (!paused || !(await tx.insert('pauses', { _id: name, paused, ...by })))
        await tx.change('pauses', name, { paused: !paused }, { paused, actor: by.actor });
    }
    return done;
  },
} satisfies Partial<Calls>;

/** True while an admin has paused `sales` or `payouts`. */
export const isPaused = async (tx: Reader, name: (typeof pauseNames)[number]): Promise<boolean> =>
  (await tx.get('pauses', name))?.paused === true;

/** Refuses with 409 to pay a withdrawal that is held, or any withdrawal while payouts are paused. */
export const checkPayout = async (tx: Reader, { _id }: WithdrawalRow): Promise<void> => {
  if (await isPaused(tx, 'payouts')) refuseFor(409, 'payoutsPaused');
  if ((await tx.get('holds', _id))?.released === false) refuseFor(409, 'withdrawalHeld');
};

/**
 * Releases a held withdrawal, so that it is pending again; resolves to false if it is not held. The caller must have
 * locked its worker.
 */
export const release = async (tx: Tx, id: string, by: Stamp): Promise<boolean> => {
  await tx.change('withdrawals', id, { status: 'held' }, { status: 'pending', reason: '' });
  return (await tx.change('holds', id, { released: false }, { released: true, actor: by.actor })) !== undefined;
};

/**
 * Decides if a new withdrawal is held: stores a row in `holds` and resolves to true if its coins come from welcomes
 * alone. This is so if the worker's coins that may come from purchases do not exceed `before`, the coins that the
 * worker has withdrawn or requested earlier. Also stores the account number, hashed by `accountHash`. The caller must
 * have locked the worker, and sets the withdrawal's status.
 */
export const judgeWithdrawal = async (
  tx: Tx,
  row: WithdrawalRow,
  before: number,
  by: Stamp,
  accountHash: BackendConfig['accountHash'],
): Promise<boolean> => {
  const { _id, worker_id: user_id, account_number } = row;
  const number = accountKey(account_number);
  if (number !== '') {
    const account = accountHash?.(number) ?? (await hashOf([number]));
    const [use, { created_at }] = [`${account} ${user_id}`, by];
    // The latest use counts for how long it is kept.
    if (!(await tx.insert('account_uses', { _id: use, account, user_id, created_at })))
      await tx.change('account_uses', use, {}, { created_at });
  }
  if ((await tx.boughtFor(user_id)) <= before)
    return tx.insert('holds', { _id, user_id, reason: 'welcomesOnly', released: false, ...by });
  return false;
};

/**
 * Signal about a user; `user` is the id of the account behind it, `at` a time or ''. If it is about payments, `coins`
 * is what a buyer has paid to one worker, and `of` what this buyer has paid to all. For a held withdrawal, `coins` is
 * its amount.
 */
type Signal = { _id: string; reason: SignalReason; user: string; coins: number; of: number; at: string };

/**
 * Signals about a user: one for each held withdrawal, and one for each other reason and account behind it. They block
 * nothing; only the hold itself stops its withdrawal.
 */
const signalsOf = async (tx: Reader, { _id }: Pick<Member, '_id'>): Promise<Signal[]> => {
  const shared = await tx.sharingAccounts(_id, ROWS);
  const payers = await tx.payersOf(_id, ROWS);
  const payees = await tx.payeesOf(_id, 1);
  const beside = await tx.joinedBeside(_id, ROWS);
  const { rows: holds } = await tx.list('holds', { user_id: _id, released: false });
  const unbought = payers.filter(({ bought }) => bought === 0);
  const isFew = 2 * total(unbought) > total(payers);
  const row = (reason: SignalReason, one: Partial<Paid> & { user_id: string }, at = '') => {
    const { user_id: user, coins = 0, of = 0 } = one;
    return { _id: `${reason} ${user} ${at}`, reason, user, coins, of, at };
  };
  const since = (reason: SignalReason, all: readonly Sharing[]) => all.map((one) => row(reason, one, one.at));
  const requests: Signal[] = [];
  for (const { _id: id, created_at } of holds) {
    const coins = (await tx.get('withdrawals', id))?.withdrawal_coin ?? 0;
    requests.push({ ...row('held', { user_id: _id, coins }, created_at), _id: id });
  }
  return [
    ...requests,
    ...since('sharedAccount', shared),
    ...payers.filter(isNearlyAll).map((one) => row('onlyPayee', one)),
    ...payees.filter(isNearlyAll).map((one) => row('paysOne', one)),
    ...(isFew ? unbought.map((one) => row('welcomesOnly', one)) : []),
    ...(beside.length >= MANY ? since('oneNetwork', beside) : []),
  ];
};

const isNearlyAll = ({ coins, of }: Paid): boolean => of >= TELLING && coins >= NEARLY_ALL * of;
const total = (all: readonly Paid[]): number => all.reduce((sum, { coins }) => sum + coins, 0);
