import type { Cards } from './cards.ts';
import type { createStripeFacade } from './stripeFacade.ts';

export type StripeConfig = {
  key: string;
  simulated: boolean;
  /** Resolves when requests can be answered; only the simulated company needs a moment to start. */
  ready: Promise<unknown>;
};

/** Card company over Stripe.js, whose code only the screen that sells coins loads. */
export const createStripeCards = ({ key, simulated, ready }: StripeConfig): Cards => {
  let loading: Promise<ReturnType<typeof createStripeFacade>> | undefined;

  const connect = async () => {
    await ready;
    const facade = await import('./stripeFacade.ts');
    const stripe = await facade.connectStripe(key);
    if (!stripe) throw new Error('Stripe.js needs a browser');
    return facade.createStripeFacade(stripe);
  };
  /** Shared connection; a failed one is dropped, so that the next call retries. */
  const load = () =>
    (loading ??= connect().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  return {
    simulated,
    connect: async () => (await load()).stripe,
    confirm: async (...args) => (await load()).confirm(...args),
    find: async (...args) => (await load()).find(...args),
    goOn: async (...args) => (await load()).goOn(...args),
  };
};
