import type { Extra } from '#contract/extras.ts';
import type { Share } from './createTurns.ts';
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

/** A long answer while it is written: it is sent when all of it is there. */
export interface Spool {
  write: (text: string) => Promise<void>;
  /** Its body, and the headers that tell of it. */
  end: () => Promise<{ body: Uint8Array<ArrayBuffer> | ReadableStream | string; headers: Record<string, string> }>;
  /** Forgets what was written. */
  drop: () => Promise<void>;
}

export type BackendConfig = {
  store: Store;
  secrets: TokenSecrets;
  /** Asks the identity provider whose proof this is; null for a proof that does not hold. */
  verifyIdentity: (idToken: string) => Promise<Person | null>;
  /** Without it coins are not sold. */
  cards?: CardGateway;
  /** The sites whose browsers may call this server. Without it only the server's own site may. */
  origins?: string[];
  /** What each account may have under way. Without it nobody waits for a turn, as where a browser is alone with its server. */
  share?: Share;
  /** What is done beyond the specification and announced (C-67); all of it where nothing is said. */
  extras?: readonly Extra[];
  today?: () => Date;
  /** Where whole lists are written before they are sent; memory, where not said. */
  openSpool?: () => Spool;
  /** Hears of failures that nobody who calls is to blame for, in a text without addresses; by default the console does. */
  report?: (failure: string) => void;
};
