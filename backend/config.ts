import type { Extra } from '#contract/extras.ts';
import type { Currency, Prices } from '#domain/coins.ts';
import type { RefundStatus } from '#domain/purchases.ts';
import type { Share } from './createTurns.ts';
import type { Context } from 'hono';
import type { Counter } from './limits.ts';
import type { PersonKeys } from './personKeys.ts';
import type { Store } from './store/port.ts';
import type { TokenSecrets, Person } from './token.ts';

/** Card company, as the server uses it. */
export interface CardGateway {
  /** True for cards that cost nothing: then nothing is paid out either. */
  readonly isTest?: boolean;
  /**
   * Creates the payment intent of an order, the same one for repeated requests. The buyer's browser confirms it by
   * `clientSecret`.
   */
  createIntent: (charge: Charge & Ordered) => Promise<{ id: string; clientSecret: string }>;
  /** State of a charge; null where there is no such intent. */
  findIntent: (id: string) => Promise<({ status: ChargeStatus } & Charge) | null>;
  /** Refunds and disputes of a charge, by the company's own lists. */
  findReturns?: (intent: string) => Promise<Returns>;
  /** Asks for a refund, once for its id; resolves to the company's reason where it refuses, else to null. */
  refund?: (refund: { refund: string; intent: string; amountInCents: number }) => Promise<string | null>;
  /** Cancels a charge that nobody has made; false where it is made, or on its way. */
  cancelIntent?: (id: string) => Promise<boolean>;
  /** Reads an event by its raw body and its signature; refuses one that is not of the company. */
  readEvent?: (body: string, signature: string) => CardEvent;
}
/**
 * Event of the card company; `intent` is that of a charge that was made, null for events of other kinds. `isReturn` for
 * refunds and disputes.
 */
export type CardEvent = {
  readonly id: string;
  readonly type: string;
  readonly intent: string | null;
  readonly isReturn: boolean;
};
/** Refunds and disputes of a charge. `ours` is the row's id of a refund that this server has asked for, else ''. */
export type Returns = {
  readonly refunds: readonly { id: string; ours: string; cents: number; status: RefundStatus }[];
  readonly disputes: readonly { id: string; cents: number; status: string; due: string }[];
};
/** Person and coins of an order, by which the company's records can be read without ours. */
type Ordered = { readonly user: string; readonly coins: number };
/** Charge of an order, by its row's id. */
export type Charge = { readonly order: string; readonly amountInCents: number };
/** State of a charge: not made, not yet known, or made for good. */
export type ChargeStatus = 'open' | 'processing' | 'succeeded';

/** Buffer for a long response body, which is sent when it is complete. */
export interface Spool {
  write: (text: string) => Promise<void>;
  /** Completed body and its headers. */
  end: () => Promise<{ body: Uint8Array<ArrayBuffer> | ReadableStream | string; headers: Record<string, string> }>;
  /** Discards the body. */
  drop: () => Promise<void>;
}

/** Line of a statement; coins and money are what came, below 0 what went, money in the smallest unit. */
export type StatementLine = {
  readonly at: string;
  readonly what: 'bought' | 'returned' | 'earned' | 'spent' | 'paidOut';
  readonly coins: number;
  readonly money: number;
};
/** Facts of a document about a person; times are ISO 8601 in UTC, money in the currency's smallest unit. */
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

/** Erasures of people, as far as they reach beyond the rows. */
export type Erasures = {
  /** Hashes of a text by all keys, the one in use first. */
  readonly hashes: (text: string) => Promise<readonly string[]>;
  /** Notes an erased account outside the database; undefined where there is no such place. */
  readonly note?: ((erasure: { readonly id: string; readonly at: string }) => Promise<void>) | undefined;
};

export type BackendConfig = {
  store: Store;
  secrets: TokenSecrets;
  /** Person of an ID token, according to the identity provider; null for an invalid one. */
  verifyIdentity: (idToken: string) => Promise<Person | null>;
  /** Card gateway; without it, purchases are refused. */
  cards?: CardGateway;
  /** Prices, with the packages that are sold; the specification's by default. */
  prices?: Prices;
  /** Origins whose browsers may call this server (CORS); without it, only its own. */
  origins?: string[];
  /** Limit of concurrent calls per account; without it, there is none, as for a server inside a browser. */
  share?: Share;
  /** Counter of calls in a time; without it, there are no such limits. */
  count?: Counter;
  /** Network of a request's caller, as a name that tells nothing else; without it, no network is known. */
  networkOf?: (c: Context) => string;
  /** Supported extras, which are announced (C-67); the usual ones by default. */
  extras?: readonly Extra[];
  /** Hash of an account number, which is compared with others; an unkeyed one by default. */
  accountHash?: (typed: string) => string;
  /** Writer of documents as PDF in a language; without it there are none. */
  writeDocument?: (facts: DocumentFacts, language: string) => Promise<Uint8Array>;
  /** Keys and list of erasures; by default hashes are unkeyed, and nothing is noted, as for a server inside a browser. */
  erasures?: Erasures;
  /** True where coins that welcome an account wait until its address is verified (C-69). */
  welcomesVerified?: boolean;
  today?: () => Date;
  /** Keys of people, under which the log of actions has what is personal; without them, unwrapped ones. */
  personKeys?: PersonKeys;
  /** Id of the request that is being answered, for the log of actions; a random one by default. */
  requestId?: () => string;
  /** Opens the buffer for whole lists, in memory by default. */
  openSpool?: () => Spool;
  /** Logs failures of the server, without e-mail addresses; to the console by default. */
  report?: (failure: string) => void;
};
