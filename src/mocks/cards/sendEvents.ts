import type { BackendConfig, CardGateway } from '#backend/config.ts';
import { takeCardEvent } from '#backend/takeCardEvent.ts';
import { reportOf } from '#backend/withoutAddresses.ts';
import type { createIntents } from './createIntents.ts';

/** Milliseconds between two checks for events to be sent. */
export const EVENTS_EVERY = 1000;

type Marketplace = Pick<BackendConfig, 'store'> & { cards: CardGateway; report: (failure: string) => void };

/**
 * Hands the simulated card company's events to the marketplace's server, as Stripe's webhook does. An event that fails
 * is reported, and sent again later.
 */
export const sendEvents = async (
  intents: ReturnType<typeof createIntents>,
  marketplace: Marketplace,
): Promise<void> => {
  for (const event of intents.events())
    await takeCardEvent(marketplace, event, new Date()).then(
      () => intents.told(event),
      (error: unknown) => {
        marketplace.report(reportOf(error));
        intents.postpone(event);
      },
    );
};
