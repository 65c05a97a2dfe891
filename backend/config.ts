import type { Extra } from '#contract/extras.ts';
import type { Store } from './store/port.ts';
import type { TokenSecrets, Person } from './token.ts';

/** The card company, as the server needs it. */
export interface CardGateway {
  /** Prepares the charge of an order; asked twice for one order, it answers the same. `clientSecret` lets the buyer's browser confirm it. */
  createIntent: (charge: Charge) => Promise<{ id: string; clientSecret: string }>;
  /** What became of a charge; null where there is no such intent. */
  findIntent: (id: string) => Promise<({ status: ChargeStatus } & Charge) | null>;
}
/** `order` is the id of the order's row. */
export type Charge = { readonly order: string; readonly amountInCents: number };
/** Whether a card was charged: not, not yet known, or for good. */
export type ChargeStatus = 'open' | 'processing' | 'succeeded';

export type BackendConfig = {
  store: Store;
  secrets: TokenSecrets;
  /** Asks the identity provider whose proof this is; null for a proof that does not hold. */
  verifyIdentity: (idToken: string) => Promise<Person | null>;
  /** Without it coins are not sold. */
  cards?: CardGateway;
  /** The sites whose browsers may call this server. Without it only the server's own site may. */
  origins?: string[];
  /** What is done beyond the specification and announced (C-67); all of it where nothing is said. */
  extras?: readonly Extra[];
  today?: () => Date;
  /** Hears of failures that nobody who calls is to blame for, in a text without addresses; by default the console does. */
  report?: (failure: string) => void;
};
