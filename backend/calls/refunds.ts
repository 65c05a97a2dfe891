import { followMoney, lockBuyer } from '../bookReturns.ts';
import { done, type Calls } from '../call.ts';
import { askRefunds } from '../askRefunds.ts';
import type { BackendConfig } from '../config.ts';
import { textAbout } from '../erase.ts';
import { transfers } from '../ledger.ts';
import { isOneOf, lockCaller } from '../lockCaller.ts';
import { refuseFor } from '../refuse.ts';
import type { Reader, Tx } from '../store/port.ts';
import { queryRows } from '../store/queryRows.ts';
import type { Member, WriteOffRow } from '../store/tables.ts';
import { mayReturn } from './users.ts';

export const refundCalls = ({ cards, report = console.error }: BackendConfig) =>
  ({
    listPurchases: ({ tx, list }) => tx.list('payments', {}, list),

    /**
     * Refunds `amount` cents of a purchase, at most what has not gone back to the buyer yet. The refund's row is stored
     * and the coins are taken back before the card company is asked. If the company does not answer, it is asked again
     * later.
     */
    refundPurchase: {
      inside: async ({ args: { id, amount: cents }, me, tx, by, newId: _id }) => {
        if (!cards?.refund) return refuseFor(409, 'notSold');
        const { user_id } = (await tx.get('payments', id)) ?? refuseFor(404, 'noPurchase');
        const uid = (await tx.get('users', user_id))?.uid ?? '';
        const { rows: accounts } = await tx.list('users', { uid });
        await lockCaller(
          tx,
          me,
          accounts.map((one) => one._id),
        );
        const { _id: bearer } = await lockBuyer(tx, { _id: user_id, uid });
        const payment = (await tx.get('payments', id)) ?? refuseFor(404, 'noPurchase');
        if (payment.state === 'disputed') return refuseFor(409, 'purchaseDisputed');
        if (cents > payment.cost - payment.returned) return refuseFor(409, 'refundTooMuch');
        const { created_at } = by;
        await tx.insert('refunds', {
          _id,
          payment_id: id,
          refund: '',
          cents,
          status: 'asked',
          admin: me._id,
          created_at,
        });
        await followMoney(tx, payment, _id, bearer, by);
        return done;
      },
      after: async ({ transaction, now }) => {
        if (cards) await askRefunds({ cards, transaction, report }, now);
      },
    },

    /**
     * Lists the accounts in debt, deleted ones included. `reason` is that of a write-off which waits for its
     * confirmation, `asker` the e-mail address of the admin who asked for it; without one, both are ''.
     */
    listDebts: async ({ tx, list }) => {
      const { rows: debtors } = await tx.list('users', { debt: { above: 0 } });
      const waiting = new Map((await tx.list('writeoffs', { confirmer: '' })).rows.map((one) => [one.user_id, one]));
      const rows = [];
      for (const { _id, name, email, debt } of debtors) {
        const asked = waiting.get(_id);
        rows.push({ _id, name, email, debt, reason: asked?.reason ?? '', asker: await askerOf(tx, asked) });
      }
      return queryRows(rows, ['name', 'email', 'reason', 'asker'], list);
    },

    askWriteOff: async ({ args: { id: user_id, reason }, me, tx, by, newId: _id }) => {
      const coins = await debtToWriteOff(tx, me, user_id);
      const kept = await textAbout(tx, user_id, reason);
      const asked = { _id, user_id, coins, reason: kept, asker: me._id, confirmer: '', created_at: by.created_at };
      return (await tx.insert('writeoffs', asked)) ? done : refuseFor(409, 'writeOffAsked');
    },

    /** Writes off a debt for which another admin has asked. Refuses with 409 an admin's own request or own debt. */
    confirmWriteOff: async ({ args: { id: user_id }, me, tx, by }) => {
      const debt = await debtToWriteOff(tx, me, user_id);
      const [asked] = (await tx.list('writeoffs', { user_id, confirmer: '' })).rows;
      if (!asked) return refuseFor(409, 'noDebt');
      if (await isOneOf(tx, me, [asked.asker, user_id])) return refuseFor(409, 'ownWriteOff');
      const confirmed = { confirmer: me._id, coins: Math.min(asked.coins, debt) };
      await tx.change('writeoffs', asked._id, { confirmer: '' }, confirmed);
      await tx.transfer(transfers.writeOff({ ...asked, ...confirmed }, by));
      return done;
    },
  }) satisfies Partial<Calls>;

/**
 * Locks an account and resolves to its debt in coins. Refuses with 409 if there is none, or while coins of its person may
 * come back: they would be given although nobody owes them any more.
 */
const debtToWriteOff = async (tx: Tx, me: Member, id: string): Promise<number> => {
  const { users } = await lockCaller(tx, me, [id]);
  const debtor = users.find(({ _id }) => _id === id);
  if (!debtor || debtor.debt === 0) return refuseFor(409, 'noDebt');
  return (await mayReturn(tx, debtor.uid)) ? refuseFor(409, 'moneyReturns') : debtor.debt;
};

const askerOf = async (tx: Reader, asked: WriteOffRow | undefined): Promise<string> =>
  asked ? ((await tx.get('users', asked.asker))?.email ?? '') : '';
