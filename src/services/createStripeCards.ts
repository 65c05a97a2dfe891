import type { Cards } from './cards.ts';
import type { createStripeFacade } from './stripeFacade.ts';

export type StripeConfig = {
  /** Publishable key of the account at Stripe. */
  key: string;
  /** True when no card is really charged. */
  simulated: boolean;
  ready: Promise<unknown>;
};

/**
 * Card company over Stripe.js. Its code is loaded at the first call, thus only on the screen that sells coins. Every
 * call awaits `ready`; only the simulated card company needs a moment to start.
 */
export const createStripeCards = ({ key, simulated, ready }: StripeConfig): Cards => {
  let loading: Promise<ReturnType<typeof createStripeFacade>> | undefined;

  const connect = async () => {
    await ready;
    const facade = await import('./stripeFacade.ts');
    const stripe = await facade.connectStripe(key);
    if (!stripe) throw new Error('Stripe.js needs a browser');
    return facade.createStripeFacade(stripe);
  };
  /** Loads the code once for all calls. A failed attempt is dropped, so that the next call tries again. */
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
