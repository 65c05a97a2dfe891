import Stripe from 'stripe';
import type { CardSettings } from './cardSettings.ts';

/**
 * Milliseconds for one attempt. A second one follows where the first got no answer: both end before the client gives a
 * write up, after 30 seconds.
 */
export const PATIENCE = 12_000;

/** The company's own package, for the company or for a stand-in. */
export const stripeOf = ({ key, apiBase }: Pick<CardSettings, 'key' | 'apiBase'>, timeout = PATIENCE): Stripe =>
  new Stripe(key, { ...(apiBase && placeOf(apiBase)), timeout, maxNetworkRetries: 1, telemetry: false });

const placeOf = (base: string) => {
  const { protocol, hostname: host, port } = new URL(base);
  return { host, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const;
};
