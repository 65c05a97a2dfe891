import { createBooks, type Books } from '#mocks/cards/createBooks.ts';
import { installStripe } from '#mocks/cards/installStripe.ts';
import type { Simulation } from '#mocks/createSimulation.ts';

let current: Books | undefined;
const books = (): Books => {
  if (!current) throw new Error('No card company has been opened');
  return current;
};

/** Failures of the simulated card company. */
export const cardCompany = {
  /** True to charge the card but lose the response. */
  losesAnswers: false,
};

/**
 * Opens the simulated card company without latency. Stripe's loader caches what it finds first, so all tests share one,
 * over new intents.
 */
export const openCardCompany = ({ intents }: Simulation): void => {
  cardCompany.losesAnswers = false;
  current = createBooks({ intents, alone: async (task) => task(), adopts: false, latency: 0 });
  installStripe(window, {
    latency: 0,
    find: (secret) => books().find(secret),
    turn: async (intent, turn) => {
      await books().turn(intent, turn);
      if (turn === 'charge' && cardCompany.losesAnswers) throw new Error('The answer of the card company got lost');
    },
  });
};
