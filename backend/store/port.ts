import { refusalTexts } from '#contract/refusalTexts.ts';
import type { Page } from '#domain/RowIndex.ts';
import type { Member, TableName, Tables, UserRow } from './tables.ts';

/** A place where coins can be. The outside ones (mint, card, payout) have no balance of their own. */
export type Account = `user:${string}` | `escrow:${string}` | 'mint' | 'card' | 'payout';

/** Who wrote a row, by account id, and when: ISO 8601 in UTC, as `Date.toISOString` writes it. */
export type Stamp = { readonly actor: string; readonly created_at: string };

/** A row of the ledger: `amount` whole coins, more than 0. `key` names the event, which can happen only once. */
export type Transfer = Stamp & {
  readonly key: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
};

/** Everything a store holds, as plain JSON. */
export type Snapshot = { readonly [T in TableName]: readonly Tables[T][] } & { readonly ledger: readonly Transfer[] };

/** Rows whose columns equal the values given, are one of several, or are above a number. An address equals by its key. */
export type Where<R> = {
  readonly [K in keyof R]?: R[K] | { readonly in: readonly R[K][] } | { readonly above: number };
};

/** What a column must be: one of several values, or within a range that holds its ends. Numbers as numbers, dollars in cents. */
export type Condition = { readonly column: string } & (
  | { readonly in: readonly (string | number)[] }
  /** Text letter by letter. A day ('2026-11-21') is that day where the server is, with all of its moments. */
  | { readonly from: string | number }
  /** Text that begins with it is within it. */
  | { readonly to: string | number }
);

/**
 * What a caller asks of a list (listQuery.ts reads it from the address). Columns are the contract's. Text is ordered as people
 * read it: digits as numbers, without regard to accents and case; equal values by when their rows were written, then by id.
 */
export type ListQuery = {
  readonly conditions: readonly Condition[];
  /** What must occur in some text column, folded (`folded`); '' for everything. */
  readonly search: string;
  /** Without a column by when rows were written. */
  readonly order: { readonly column: string | null; readonly descending: boolean };
  /** First and last row, both counted from 0 and both included; null for all of them. */
  readonly range: readonly [first: number, last: number] | null;
  /** False where nobody reads the total: a store may say Infinity then. */
  readonly counted?: boolean;
  /**
   * Takes the rows of a list without a range as they are read, in their order. A store may hand some or all of them over here and
   * answers with the others.
   */
  readonly inParts?: (rows: readonly object[]) => Promise<void>;
};

/** A list as it is without being asked for anything. */
export const EVERYTHING: ListQuery = {
  conditions: [],
  search: '',
  order: { column: null, descending: false },
  range: null,
};

type Balance = 'coin' | 'escrow';

/** What can be asked. Each method is one statement of an SQL store. */
export interface Reader {
  get: <T extends TableName>(table: T, id: string) => Promise<Tables[T] | undefined>;
  /** The live account of an identity, by the subject of its tokens. */
  userByUid: (uid: string) => Promise<Member | undefined>;
  /** The live account of an e-mail, however it is written. */
  userByEmail: (email: string) => Promise<UserRow | undefined>;
  /**
   * `where` is the server's own condition; `query` is what the caller asked for within it: without it, everything. A store may
   * stop to count where a query with a range fits more rows than COUNTED (domain/counted.ts), and says Infinity then.
   */
  list: <T extends TableName>(table: T, where: Where<Tables[T]>, query?: ListQuery) => Promise<Page<Tables[T]>>;
  count: <T extends TableName>(table: T, where: Where<Tables[T]>) => Promise<number>;
  sum: <T extends TableName>(table: T, where: Where<Tables[T]>, column: NumberColumn<T>) => Promise<number>;
}

/** What can be done inside one transaction. Each method is one atomic statement of an SQL store. */
export interface Tx extends Reader {
  /**
   * The users that fit, and no other transaction changes them before ours ends. They are locked in the order of their ids. Two
   * transactions never wait for each other, as each locks all of its users in one call, whoever it pays among them, and then
   * changes a task, a submission or a withdrawal. Reviews go on from a submission to its task, a deletion from tasks to their
   * submissions: both hold the buyer's lock, so that there is only one of them at a time.
   */
  lockUsers: (where: Where<UserRow>) => Promise<readonly Member[]>;
  /** False, and nothing happens, where the id or a unique key (tables.ts) is taken. */
  insert: <T extends TableName>(table: T, row: Tables[T]) => Promise<boolean>;
  /** Compare and set: changes the row only while `when` holds, else resolves with undefined. */
  change: <T extends TableName>(
    table: T,
    id: string,
    when: Where<Tables[T]>,
    to: Partial<Omit<Tables[T], Balance>>,
  ) => Promise<Tables[T] | undefined>;
  /** Takes one open slot of an open task; false where there is none. */
  takeSlot: (taskId: string) => Promise<boolean>;
  /** Gives a slot back to an open task; false where the task is closed. */
  freeSlot: (taskId: string) => Promise<boolean>;
  /**
   * The only way coins move: conditional debit, credit and ledger row in one. Rejects with {@link Insufficient} where the
   * payer has less, and with an error where the event is booked already or an account is missing: then nothing is kept.
   */
  transfer: (transfer: Transfer) => Promise<void>;
  /**
   * Comes first in a transaction that a key names: resolves with the answer that is kept under it, and with undefined where there is
   * none. Then the key is ours until our transaction ends, and whoever claims it meanwhile waits for that. `at`, as in a
   * {@link Stamp}: answers of the days before are no longer kept.
   */
  claimKey: (key: string, at: string) => Promise<string | undefined>;
  /** What is answered under a key that is ours from now on. */
  keepAnswer: (key: string, answer: string) => Promise<void>;
}
type NumberColumn<T extends TableName> = {
  [K in keyof Tables[T]]: Tables[T][K] extends number ? K : never;
}[keyof Tables[T]];

/** The payer of a transfer has fewer coins than it moves. */
export class Insufficient extends Error {
  override readonly name = 'Insufficient';
}

/** Others got in the way of a transaction: thrown inside of it, it begins again where the store runs several at once. */
export class Collision extends Error {
  override readonly name = 'Collision';
}

/**
 * The store cannot answer now and may do so soon: it cannot be reached, restarts, or is too busy. Nothing has happened.
 * `cause` is what the store's own driver said.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  constructor(
    readonly reason: 'serverBusy' | 'tooManyAtOnce',
    options?: ErrorOptions,
  ) {
    super(refusalTexts[reason], options);
  }
}

/** The connection to the store broke while a write was committed: whether it happened, nobody has said. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** All in coins. `balances` + `escrow` + `paidOut` = `minted` + `charged`. */
type Totals = { balances: number; escrow: number; minted: number; charged: number; paidOut: number };

/** `problems` is empty exactly when the books are right. */
export type Audit = { problems: string[]; totals: Totals };

export interface Store {
  /** Runs `work` over one moment's rows: what it asks for fits together, and nothing changes. */
  read: <T>(work: (reader: Reader) => Promise<T>) => Promise<T>;
  /** Runs `work` as one transaction: all of it happens, or, when it throws, nothing. `work` may run more than once. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Proves the books as they are now. */
  audit: () => Promise<Audit>;
}
