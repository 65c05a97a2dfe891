import { bookReturns, lockBuyer } from './bookReturns.ts';
import { creditPurchase, ordererOf, UNCONFIRMED } from './calls/creditPurchase.ts';
import type { CardEvent, CardGateway, Charge, Returns } from './config.ts';
import { refuse } from './refuse.ts';
import type { Store } from './store/port.ts';

/**
 * Dependencies of functions that follow purchases: the card company, the store's transactions, and `report`, which logs
 * a notice for the owner.
 */
export type Follower = { cards: CardGateway; transaction: Store['transaction']; report: (notice: string) => void };

const NONE: Returns = { refunds: [], disputes: [] };

/**
 * Credits a successful charge of the payment intent `intent` unless it is credited already, and books its refunds and
 * disputes if `withReturns`. `charge` is null if it is known to be credited. `event` is stored in the same transaction;
 * an event that is stored already changes nothing. If another process books changes of the payment meanwhile, the card
 * company is asked again.
 */
export const followPurchase = async (
  { cards, transaction, report }: Follower,
  intent: string,
  charge: Charge | null,
  now: Date,
  { event, withReturns }: { event?: CardEvent; withReturns: boolean },
): Promise<void> => {
  const created_at = now.toISOString();
  const versionNow = () => transaction(async (tx) => (await tx.get('payments', intent))?.version ?? 0);
  for (;;) {
    const seen = withReturns ? await versionNow() : 0;
    const returns = withReturns && cards.findReturns ? await cards.findReturns(intent) : NONE;
    const outcome = await transaction(async (tx) => {
      const order = charge?.order ?? (await tx.get('payments', intent))?.order_id ?? '';
      const orderer = (await ordererOf(tx, await tx.get('orders', order))) ?? refuse(409, UNCONFIRMED);
      const bearer = await lockBuyer(tx, orderer);
      if (withReturns && ((await tx.get('payments', intent))?.version ?? 0) !== seen) return 'stale';
      if (event && !(await tx.insert('events', { _id: event.id, type: event.type, about: intent, created_at })))
        return undefined;
      const isNew = !(await tx.get('payments', intent));
      const paid = charge && { ...charge, live: !cards.isTest };
      const receiver = paid && (await creditPurchase(tx, intent, paid, created_at));
      const payment = await tx.get('payments', intent);
      if (payment) await bookReturns(tx, payment, returns, bearer._id, { actor: bearer._id, created_at });
      return isNew && receiver ? { order, ...receiver } : undefined;
    });
    if (outcome === 'stale') continue;
    if (outcome && (outcome.deleted || outcome.role !== 'buyer')) {
      const { order, deleted, role, _id } = outcome;
      const who = deleted ? 'was deleted' : `is ${role} now`;
      report(`The buyer of ${order} ${who}: the coins are credited to ${_id}. You may refund ${intent}.`);
    }
    return;
  }
};
