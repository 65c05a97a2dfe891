import { followPurchase, type Follower } from './followPurchase.ts';
import { EVERYTHING } from './store/port.ts';
import type { OrderRow } from './store/tables.ts';
import { takeTurns } from './takeTurns.ts';
import { reportOf } from './withoutAddresses.ts';

/** Age of an unpaid order, in milliseconds, after which its charge is canceled. */
const DAY = 24 * 60 * 60 * 1000;
/** Query for the oldest orders: a busy day leaves more open ones than are worth reading every minute. */
const OLDEST = { ...EVERYTHING, range: [0, 999], counted: false } as const;

/**
 * Cancels the charges of orders that are more than a day old at `now` and unpaid, so that no forgotten card form
 * charges anybody. If the card was charged all the same, the order is credited instead: the event that told of the
 * charge was lost.
 */
export const cancelStaleOrders = async (follower: Follower, now: Date): Promise<void> => {
  const { transaction, report } = follower;
  const dayBefore = new Date(now.getTime() - DAY).toISOString();
  const { rows } = await transaction((tx) => tx.list('orders', { open: true }, OLDEST));
  const stale = rows.filter(({ created_at }) => created_at < dayBefore);
  for (const order of takeTurns(stale, now))
    await close(follower, order, now).catch((error: unknown) => {
      report(reportOf(error));
    });
};

const close = async (follower: Follower, { _id, intent }: OrderRow, now: Date): Promise<void> => {
  const { cards, transaction } = follower;
  const charge = intent === '' ? null : await cards.findIntent(intent);
  if (charge?.status === 'succeeded') return followPurchase(follower, intent, charge, now, { withReturns: true });
  const isOver = !charge || ((await cards.cancelIntent?.(intent)) ?? false);
  if (isOver) await transaction((tx) => tx.change('orders', _id, { open: true }, { open: false }));
};
