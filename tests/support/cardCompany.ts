import { createBooks, type Books } from '#mocks/cards/createBooks.ts';
import { installStripe } from '#mocks/cards/installStripe.ts';
import type { Simulation } from '#mocks/createSimulation.ts';

let current: Books | undefined;
const books = (): Books => {
  if (!current) throw new Error('No card company has been opened');
  return current;
};

/** What is wrong with the company's answers. */
export const cardCompany = {
  /** It charges the card, and its answer gets lost. */
  losesAnswers: false,
};

/** A card takes no time here. Stripe's loader keeps what it found first, so that every test shares one company over new books. */
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
