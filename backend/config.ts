import type { Store } from './store/port.ts';

/** The card company, as the server needs it. */
export interface CardGateway {
  /** Prepares a charge; `clientSecret` lets the buyer's browser confirm it. */
  createIntent: (charge: Charge) => Promise<{ id: string; clientSecret: string }>;
  /** What became of a charge; null where there is no such intent. */
  findIntent: (id: string) => Promise<({ succeeded: boolean } & Charge) | null>;
}
/** `email` is the buyer's. */
export type Charge = { amountInCents: number; coins: number; email: string };

export type BackendConfig = {
  store: Store;
  /** Signs the access tokens (HS256): 32 bytes or more. */
  secret: Uint8Array;
  /** Asks the identity provider whose proof this is; null for a proof that does not hold. */
  verifyIdentity: (idToken: string) => Promise<{ email: string } | null>;
  cards: CardGateway;
  /** The sites whose browsers may call this server. Without it only the server's own site may. */
  origins?: string[];
  today?: () => Date;
};
