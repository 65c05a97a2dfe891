import type { Extra } from '#contract/extras.ts';
import type { Currency, Prices } from '#domain/coins.ts';
import type { RefundStatus } from '#domain/purchases.ts';
import type { Share } from './createTurns.ts';
import type { Context } from 'hono';
import type { Counter } from './limits.ts';
import type { PersonKeys } from './personKeys.ts';
import type { Store } from './store/port.ts';
import type { TokenSecrets, Person } from './token.ts';

/** Card company, as the server calls it: Stripe, or a simulated one. */
export interface CardGateway {
  /** True if its cards are test cards, which cost nothing: the server then pays nothing out either. */
  readonly isTest?: boolean;
  /**
   * Creates the payment intent of an order; a repeated request gets the same one. The buyer's browser confirms it with
   * `clientSecret`.
   */
  createIntent: (charge: Charge & Ordered) => Promise<{ id: string; clientSecret: string }>;
  /** State of the charge of a payment intent; null if there is no such intent. */
  findIntent: (id: string) => Promise<({ status: ChargeStatus } & Charge) | null>;
  /** Refunds and disputes of a payment intent, read from the company's own lists. */
  findReturns?: (intent: string) => Promise<Returns>;
  /**
   * Asks the company for a refund. `refund` is the id of the refund's row: requests with the same id within a day
   * refund once. Resolves to the company's reason if it refuses, else to null.
   */
  refund?: (refund: { refund: string; intent: string; amountInCents: number }) => Promise<string | null>;
  /** Cancels a payment intent that nobody has paid; false if it is paid, or about to be. */
  cancelIntent?: (id: string) => Promise<boolean>;
  /** Reads an event from its raw body and its signature header; throws a refusal if the company has not signed it. */
  readEvent?: (body: string, signature: string) => CardEvent;
}
/**
 * Event that the card company sends to the server's webhook. `intent` is the payment intent of the charge concerned,
 * null for events of other kinds; `isReturn` is true for refunds and disputes.
 */
export type CardEvent = {
  readonly id: string;
  readonly type: string;
  readonly intent: string | null;
  readonly isReturn: boolean;
};
/**
 * Refunds and disputes of a charge. A refund's `ours` is the id of its row in this server's table, '' if it was made
 * elsewhere. A dispute's `cents` are the money that the bank has taken and not given back, `status` is the company's
 * word, and `due` is the time until which the bank takes evidence (ISO 8601 in UTC), '' if there is none.
 */
export type Returns = {
  readonly refunds: readonly { id: string; ours: string; cents: number; status: RefundStatus }[];
  readonly disputes: readonly { id: string; cents: number; status: string; due: string }[];
};
/**
 * Buyer's account id and number of coins of an order. They are sent to the card company with the charge, so that its
 * records can be read without the database.
 */
type Ordered = { readonly user: string; readonly coins: number };
/** Charge of an order; `order` is the id of the order's row. */
export type Charge = { readonly order: string; readonly amountInCents: number };
/** State of a charge: not made, being processed by the bank, or made for good. */
export type ChargeStatus = 'open' | 'processing' | 'succeeded';

/** Buffer for a long response body, which is sent once it is complete. */
export interface Spool {
  write: (text: string) => Promise<void>;
  /** Resolves to the completed body and its HTTP headers. */
  end: () => Promise<{ body: Uint8Array<ArrayBuffer> | ReadableStream | string; headers: Record<string, string> }>;
  /** Discards the body. */
  drop: () => Promise<void>;
}

/**
 * Line of a yearly statement. Coins and money are above 0 if they came to the person, below 0 if they went; money is in
 * the smallest unit. `at` is a time in ISO 8601, or a month for work.
 */
export type StatementLine = {
  readonly at: string;
  readonly what: 'bought' | 'returned' | 'earned' | 'spent' | 'paidOut';
  readonly coins: number;
  readonly money: number;
};
/**
 * Content of a document about a person: receipt of a purchase, or statement of a year. Times are ISO 8601 in UTC, money
 * is in the currency's smallest unit. A receipt's `number` is the id of the payment, `returned` the money that went
 * back to the buyer.
 */
export type DocumentFacts = { readonly name: string; readonly email: string; readonly currency: Currency } & (
  | {
      readonly kind: 'receipt';
      readonly number: string;
      readonly at: string;
      readonly coins: number;
      readonly cost: number;
      readonly returned: number;
    }
  | { readonly kind: 'statement'; readonly year: number; readonly lines: readonly StatementLine[] }
);

/**
 * Functions that an erasure of a person needs: `hashes` by which the database recognizes erased people, and `note`,
 * which records the erasure outside the database.
 */
export type Erasures = {
  /** Hashes of a text, one by each of the owner's keys, the present key's first. */
  readonly hashes: (text: string) => Promise<readonly string[]>;
  /** Notes an erased account outside the database; undefined if there is no such place. */
  readonly note?: ((erasure: { readonly id: string; readonly at: string }) => Promise<void>) | undefined;
};

export type BackendConfig = {
  store: Store;
  secrets: TokenSecrets;
  /** Verifies an ID token of the identity provider; resolves to its person, or to null if the token is invalid. */
  verifyIdentity: (idToken: string) => Promise<Person | null>;
  /** Card company; without it, purchases are refused. */
  cards?: CardGateway;
  /** Prices, and the packages on sale; the specification's by default. */
  prices?: Prices;
  /** Origins of other sites whose pages may call this server (CORS); without it, only its own pages may. */
  origins?: string[];
  /** Limit of concurrent calls per account; without it there is none, as in the demo. */
  share?: Share;
  /** Counter that limits calls per time; without it there are no such limits. */
  count?: Counter;
  /** Hash of the network (IPv4 address or IPv6 /64) that a request comes from; without it, no network is known. */
  networkOf?: (c: Context) => string;
  /** Extras that the server supports and announces (C-67); the usual ones by default. */
  extras?: readonly Extra[];
  /** Hash of an account number, by which equal numbers of several workers are found. The default uses no secret key. */
  accountHash?: (typed: string) => string;
  /** Writes a document as a PDF in a language (BCP 47 tag); without it there are no documents. */
  writeDocument?: (facts: DocumentFacts, language: string) => Promise<Uint8Array>;
  /** Hashes and notes of erased people; by default the hashes have no key and nothing is noted, as in the demo. */
  erasures?: Erasures;
  /** True if welcome coins wait until the account's address is verified (C-69). */
  welcomesVerified?: boolean;
  /** Clock of the server; the system's by default. */
  today?: () => Date;
  /**
   * Keys of people, which encrypt personal values in the log of actions; by default these keys are stored unencrypted.
   */
  personKeys?: PersonKeys;
  /** Id of the HTTP request that is being answered, for the log of actions; a random one by default. */
  requestId?: () => string;
  /** Opens a buffer for the response body of a list; in memory by default. */
  openSpool?: () => Spool;
  /** Logs a failure of the server, without e-mail addresses; to the console by default. */
  report?: (failure: string) => void;
};
