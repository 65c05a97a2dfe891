import { done } from './call.ts';
import { creditPurchase, UNDECIDED } from './calls/creditPurchase.ts';
import type { BackendConfig, CardEvent, CardGateway } from './config.ts';
import { refuse } from './refuse.ts';

/** Path of the card company's events, beside the contract's. */
export const CARD_EVENTS = '/card-events';

type Config = Pick<BackendConfig, 'store'> & { cards: CardGateway; report: (notice: string) => void };

/**
 * Takes an event of the card company: credits the charge that it tells of, unless the buyer's page was first. The
 * charge is fetched anew, as events come late, twice and in any order. The event is remembered with its effect.
 */
export const takeCardEvent = async (
  { cards, store, report }: Config,
  { id: _id, type, intent }: CardEvent,
  now: Date,
): Promise<typeof done> => {
  const charge = intent === null ? null : await cards.findIntent(intent);
  // The account may also sell what is none of ours.
  if (intent === null || !charge || charge.order === '') return done;
  if (charge.status !== 'succeeded') refuse(503, UNDECIDED);
  const created_at = now.toISOString();
  const receiver = await store.transaction(async (tx) =>
    (await tx.insert('events', { _id, type, about: intent, created_at }))
      ? creditPurchase(tx, intent, charge, created_at)
      : undefined,
  );
  if (receiver && (receiver.deleted || receiver.role !== 'buyer')) {
    const who = receiver.deleted ? 'was deleted' : `is ${receiver.role} now`;
    report(`The buyer of ${charge.order} ${who}: the coins are credited to ${receiver._id}. You may refund ${intent}.`);
  }
  return done;
};
