import Stripe from 'stripe';
import type { CardSettings } from './cardSettings.ts';

/**
 * Milliseconds for one attempt of a request to Stripe. A second attempt follows if the first got no answer; both end
 * before the client gives up a write, after 30 seconds.
 */
export const PATIENCE = 12_000;

/**
 * Creates a client of Stripe's package, for Stripe or for the stand-in server at `apiBase`; `timeout` is in
 * milliseconds.
 */
export const stripeOf = ({ key, apiBase }: Pick<CardSettings, 'key' | 'apiBase'>, timeout = PATIENCE): Stripe =>
  new Stripe(key, { ...(apiBase && placeOf(apiBase)), timeout, maxNetworkRetries: 1, telemetry: false });

const placeOf = (base: string) => {
  const { protocol, hostname: host, port } = new URL(base);
  return { host, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const;
};
