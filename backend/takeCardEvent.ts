import { done } from './call.ts';
import { UNDECIDED } from './calls/creditPurchase.ts';
import type { BackendConfig, CardEvent, CardGateway } from './config.ts';
import { followPurchase } from './followPurchase.ts';
import { refuse } from './refuse.ts';

/** Path to which the card company sends its events (webhook); the contract does not have it. */
export const CARD_EVENTS = '/card-events';

type Config = Pick<BackendConfig, 'store'> & { cards: CardGateway; report: (notice: string) => void };

/**
 * Handles an event of the card company: credits a successful charge, unless the request of the buyer's page has
 * credited it already. If the event is about a refund or dispute, all refunds and disputes of the charge are booked.
 * The charge is read from the company again, because events come late, twice and in any order. Refuses with 503 an
 * event whose charge is not decided yet.
 */
export const takeCardEvent = async (
  { cards, store, report }: Config,
  event: CardEvent,
  now: Date,
): Promise<typeof done> => {
  const { intent, isReturn: withReturns } = event;
  const charge = intent === null ? null : await cards.findIntent(intent);
  // The company's account may also sell other products, whose charges have no order.
  if (intent === null || !charge || charge.order === '') return done;
  if (charge.status !== 'succeeded') refuse(503, UNDECIDED);
  const { transaction } = store;
  await followPurchase({ cards, transaction, report }, intent, charge, now, { event, withReturns });
  return done;
};
