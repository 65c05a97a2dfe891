import { createBooks } from '#mocks/cards/createBooks.ts';
import { createIntents } from '#mocks/cards/createIntents.ts';
import { installStripe } from '#mocks/cards/installStripe.ts';

// Runs in the page, in place of the company's own script (cardCompanyScript.ts). It takes whatever intent a server has made up.
installStripe(
  window,
  createBooks({ intents: createIntents([]), alone: async (task) => task(), adopts: true, latency: 0 }),
);
