import { done } from './call.ts';
import { UNDECIDED } from './calls/creditPurchase.ts';
import type { BackendConfig, CardEvent, CardGateway } from './config.ts';
import { followPurchase } from './followPurchase.ts';
import { refuse } from './refuse.ts';

/** Path of the card company's events, beside the contract's. */
export const CARD_EVENTS = '/card-events';

type Config = Pick<BackendConfig, 'store'> & { cards: CardGateway; report: (notice: string) => void };

/**
 * Takes an event of the card company: credits its charge, unless the buyer's page was first, and books its refunds and
 * disputes. All of them are fetched anew, as events come late, twice and in any order.
 */
export const takeCardEvent = async (
  { cards, store, report }: Config,
  event: CardEvent,
  now: Date,
): Promise<typeof done> => {
  const { intent, isReturn: withReturns } = event;
  const charge = intent === null ? null : await cards.findIntent(intent);
  // The account may also sell what is none of ours.
  if (intent === null || !charge || charge.order === '') return done;
  if (charge.status !== 'succeeded') refuse(503, UNDECIDED);
  const { transaction } = store;
  await followPurchase({ cards, transaction, report }, intent, charge, now, { event, withReturns });
  return done;
};
