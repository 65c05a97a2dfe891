import { usualExtras } from '#contract/extras.ts';
import type { PlainReason } from '#contract/refusals.ts';
import type { PayoutState } from '#domain/payoutStates.ts';
import { purchaseStates, type PurchaseState } from '#domain/purchases.ts';
import { isFilled } from '#domain/unseen.ts';
import { done, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { textAbout } from '../erase.ts';
import { charge, transfers } from '../ledger.ts';
import { lockOthers } from '../lockCaller.ts';
import { refuse, refuseFor } from '../refuse.ts';
import type { Reader } from '../store/port.ts';
import type { WithdrawalRow } from '../store/tables.ts';
import { checkPayout, release } from './trust.ts';

export const payoutCalls = ({ cards, extras = usualExtras }: BackendConfig) =>
  ({
    /**
     * Lists withdrawals: for an admin, those of all workers that are not pending; for a worker, all of the worker's
     * own.
     */
    listPayouts: ({ me, tx, list }) =>
      tx.list('withdrawals', me.role === 'worker' ? { worker_id: me._id } : { status: { in: BESIDE } }, list),

    decideWithdrawal: async ({ args: { id, act, reason }, me, tx, by }) => {
      const { worker_id: user_id } = (await tx.get('withdrawals', id)) ?? refuse(404, 'There is no such withdrawal.');
      await lockOthers(tx, me, [user_id]);
      if (act === 'release') return (await release(tx, id, by)) ? done : refuseFor(409, 'notHeld');
      if (!isFilled(reason)) return refuseFor(400, 'reasonMissing');
      if (act === 'refuse') {
        const refused = await tx.change('withdrawals', id, { status: { in: OPEN } }, { status: 'refused', reason });
        if (!refused) return refuseNotPending(tx, id);
        await tx.change('holds', id, { released: false }, { released: true, actor: by.actor });
        return done;
      }
      if (!(await tx.change('withdrawals', id, { status: 'pending' }, { status: 'held', reason })))
        return refuseNotPending(tx, id);
      const hold = { reason: 'held', released: false, actor: by.actor } as const;
      if (!(await tx.insert('holds', { _id: id, user_id, ...by, ...hold }))) await tx.change('holds', id, {}, hold);
      return done;
    },

    /**
     * Puts pending withdrawals into a new batch, all of them or none: their coins move to the ledger's account
     * `underWay`.
     */
    createBatch: async ({ args, me, tx, by }) => {
      await checkCards(tx, cards);
      const asked: WithdrawalRow[] = [];
      for (const id of new Set(args.ids))
        asked.push((await tx.get('withdrawals', id)) ?? refuse(404, 'There is no such withdrawal.'));
      await lockOthers(tx, me, workersOf(asked));
      const coins = asked.reduce((sum, { withdrawal_coin }) => sum + withdrawal_coin, 0);
      let number = (await tx.count('batches', {})) + 1;
      // Two admins may make a batch at once: the later one has the next number.
      while (!(await tx.insert('batches', { _id: String(number), requests: asked.length, coins, ...by }))) number++;
      for (const one of asked) {
        if (extras.includes('signals')) await checkPayout(tx, one);
        const moved = await tx.change(
          'withdrawals',
          one._id,
          { status: 'pending' },
          { status: 'underWay', batch: number },
        );
        if (!moved) return refuseNotPending(tx, one._id);
        await charge(tx, transfers.batched(moved, by), 'workerLacksCoins');
      }
      return { insertedId: String(number) };
    },

    /**
     * Books a bank's answer about a batch, with one row per withdrawal: paid or failed. If one row does not fit, all
     * are refused.
     */
    readBankAnswer: async ({ args: { batch, rows }, me, tx, by }) => {
      const asked: WithdrawalRow[] = [];
      const seen = new Set<string>();
      for (const [index, { id, result, reference, reason }] of rows.entries()) {
        const row = index + 1;
        const request = (await tx.get('withdrawals', id)) ?? refuseFor(409, 'rowUnknown', { row });
        if (seen.has(id)) refuseFor(409, 'rowTwice', { row });
        if (request.batch !== batch) refuseFor(409, 'rowElsewhere', { row });
        if (!isFilled(result === 'paid' ? reference : reason)) refuseFor(409, 'rowUnsaid', { row });
        seen.add(id);
        asked.push(request);
      }
      await lockOthers(tx, me, workersOf(asked));
      for (const [index, { id, result, reference, reason }] of rows.entries()) {
        const to =
          result === 'paid'
            ? ({ status: 'approved', reference } as const)
            : ({ status: 'failed', reason: await textAbout(tx, asked[index]?.worker_id ?? '', reason) } as const);
        const request = await tx.change('withdrawals', id, { status: 'underWay' }, to);
        if (!request) return refuseFor(409, 'rowAnswered', { row: index + 1 });
        await tx.transfer(transfers[result === 'paid' ? 'payout' : 'unpaid'](request, by));
      }
      return done;
    },
  }) satisfies Partial<Calls>;

const BESIDE = ['held', 'underWay', 'approved', 'failed', 'refused'] as const;
const OPEN = ['pending', 'held'] as const;

const workersOf = (all: readonly WithdrawalRow[]): string[] => [...new Set(all.map((one) => one.worker_id))];

/**
 * Refuses with 409 in every case, for a reason that names the status of the withdrawal `id`. It is called after a
 * change that was possible only for a pending withdrawal has failed.
 */
export const refuseNotPending = async (tx: Reader, id: string): Promise<never> =>
  refuseFor(409, reasons[(await tx.get('withdrawals', id))?.status ?? 'approved']);
const reasons = {
  pending: 'tooManyAtOnce',
  held: 'withdrawalHeld',
  underWay: 'withdrawalUnderWay',
  approved: 'paidAlready',
  failed: 'withdrawalFailed',
  refused: 'withdrawalRefused',
} as const satisfies Record<PayoutState, PlainReason>;

/**
 * Refuses with 409 to pay out while coins that were bought with test cards are in circulation. Once such coins have
 * been passed on, nobody can tell them from others. Also refuses if the card company is in test mode.
 */
export const checkCards = async (tx: Reader, cards: BackendConfig['cards']): Promise<void> => {
  const bought = { live: false, state: { in: purchaseStates.filter((one) => !GONE.includes(one)) } };
  if (cards?.isTest || (await tx.count('payments', bought)) > 0) refuseFor(409, 'testCards');
};
const GONE: readonly PurchaseState[] = ['refunded', 'lost'];
