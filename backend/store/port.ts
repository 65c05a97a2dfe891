import { refusalTexts } from '#contract/refusalTexts.ts';
import type { Page } from '#domain/RowIndex.ts';
import type { Flows } from './flows.ts';
import type { Member, TableName, Tables, UserRow } from './tables.ts';

/**
 * Account of coins in the ledger. The outside ones (mint, card, underWay, payout, forfeited) have no stored balance.
 * `owed:ID` holds a user's debt as a negative balance: coins that leave it become a debt, coins that reach it pay one.
 */
export type Account =
  `user:${string}` | `owed:${string}` | `escrow:${string}` | 'mint' | 'card' | 'underWay' | 'payout' | 'forfeited';

/** Author of a row, as account id, and its time: ISO 8601 in UTC, as `Date.toISOString` writes it. */
export type Stamp = { readonly actor: string; readonly created_at: string };

/** Row of the ledger: `amount` is in whole coins, above 0. `key` names the event, which is booked once. */
export type Transfer = Stamp & {
  readonly key: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
};

/** All rows of a store by table, as plain JSON. */
export type Snapshot = { readonly [T in TableName]: readonly Tables[T][] } & { readonly ledger: readonly Transfer[] };

/**
 * Conditions on columns, all of which must hold: equal to a value, to one of several, or above a number. E-mail
 * addresses match in any spelling.
 */
export type Where<R> = {
  readonly [K in keyof R]?: R[K] | { readonly in: readonly R[K][] } | { readonly above: number };
};

/**
 * Condition that a caller sets on a column: one of several values, or an inclusive end of a range. Money is in cents.
 */
export type Condition = { readonly column: string } & (
  | { readonly in: readonly (string | number)[] }
  /**
   * Lower end of a range; text is compared letter by letter. A day ('2026-11-21') means all its moments in the server's
   * time zone.
   */
  | { readonly from: string | number }
  /** Upper end of a range; it includes text that begins with it. */
  | { readonly to: string | number }
);

/**
 * Query of a list, parsed by parseListQuery.ts; columns are the contract's. Text sorts naturally: digits as numbers,
 * accents and case ignored. Equal values are in order of creation, then of id.
 */
export type ListQuery = {
  readonly conditions: readonly Condition[];
  /** Folded text that must occur in one of the text columns; '' for no search. */
  readonly search: string;
  /** Order of the rows; by time of creation if `column` is null. */
  readonly order: { readonly column: string | null; readonly descending: boolean };
  /** Positions of the first and last row, from 0 and inclusive; null for all rows. */
  readonly range: readonly [first: number, last: number] | null;
  /** False if the total is not needed: a store may then return Infinity. */
  readonly counted?: boolean;
  /**
   * Callback that receives rows while they are read, in order. A store may pass some or all rows to it; only the other
   * rows are in the result.
   */
  readonly inParts?: (rows: readonly object[]) => Promise<void>;
};

/** Query for a whole list, in order of creation. */
export const EVERYTHING: ListQuery = {
  conditions: [],
  search: '',
  order: { column: null, descending: false },
  range: null,
};

type Balance = 'coin' | 'escrow' | 'debt';

/** Reads of a store. Each method is one SQL statement. */
export interface Reader extends Flows {
  get: <T extends TableName>(table: T, id: string) => Promise<Tables[T] | undefined>;
  /** Account of an identity by the `uid` of its tokens, unless it is deleted. */
  userByUid: (uid: string) => Promise<Member | undefined>;
  /** Account with an e-mail address, in any spelling, unless it is deleted. */
  userByEmail: (email: string) => Promise<UserRow | undefined>;
  /**
   * Rows of a table that fit both `where`, the server's own condition, and `query`, the caller's conditions, order and
   * range. The count of a paged query may stop at COUNTED rows (domain/counted.ts); the total is Infinity then.
   */
  list: <T extends TableName>(table: T, where: Where<Tables[T]>, query?: ListQuery) => Promise<Page<Tables[T]>>;
  count: <T extends TableName>(table: T, where: Where<Tables[T]>) => Promise<number>;
  sum: <T extends TableName>(table: T, where: Where<Tables[T]>, column: NumberColumn<T>) => Promise<number>;
}

/** Reads and writes of a transaction. Each method is one atomic SQL statement. */
export interface Tx extends Reader {
  /**
   * Locks users until the transaction ends, in the order of their ids, and resolves to them. Each transaction locks all
   * its users, payees included, in one call before it changes a task, submission or withdrawal, so that none can
   * deadlock. A review and a deletion of the same task never overlap: both hold the buyer's lock.
   */
  lockUsers: (where: Where<UserRow>) => Promise<readonly Member[]>;
  /** Row of a table, locked until the transaction ends. */
  lockRow: <T extends TableName>(table: T, id: string) => Promise<Tables[T] | undefined>;
  /** Inserts a row; false, without a change, if the id or a unique key (tables.ts) is taken. */
  insert: <T extends TableName>(table: T, row: Tables[T]) => Promise<boolean>;
  /** Compare-and-set: changes the row if `when` holds, and resolves to the changed row, else to undefined. */
  change: <T extends TableName>(
    table: T,
    id: string,
    when: Where<Tables[T]>,
    to: Partial<Omit<Tables[T], Balance>>,
  ) => Promise<Tables[T] | undefined>;
  /** Removes a row of a table that the books do not need. */
  remove: (table: 'joins' | 'welcomed' | 'account_uses', id: string) => Promise<void>;
  /** Takes a slot of an open task; false if none is free. */
  takeSlot: (taskId: string) => Promise<boolean>;
  /** Gives a slot back to an open task; false if the task is closed. */
  freeSlot: (taskId: string) => Promise<boolean>;
  /**
   * Moves coins: debits the payer, credits the payee and adds the ledger row, all or nothing. No other method changes
   * balances. Rejects with {@link Insufficient} if the payer has too few coins, and with another error if the event is
   * booked already or an account is missing. Coins that reach a user in debt pay the debt at once, by a second ledger
   * row `settle:KEY`.
   */
  transfer: (transfer: Transfer) => Promise<void>;
  /**
   * Claims an idempotency key; call it first in a transaction. Resolves to the stored response, or to undefined for a
   * new key, which is then locked until the transaction ends, while others wait for it. `at` is a time as in {@link
   * Stamp}: responses older than a day are dropped.
   */
  claimKey: (key: string, at: string) => Promise<string | undefined>;
  /** Stores the response under an idempotency key that `claimKey` has claimed. */
  keepAnswer: (key: string, answer: string) => Promise<void>;
  /**
   * Notes this transaction as an account's last change, for {@link Store.readBehind}. Call it last in the transaction.
   * Undefined without a replica.
   */
  noteChange?: (account: string) => Promise<void>;
}
type NumberColumn<T extends TableName> = {
  [K in keyof Tables[T]]: Tables[T][K] extends number ? K : never;
}[keyof Tables[T]];

/** Error of a transfer whose payer has too few coins. */
export class Insufficient extends Error {
  override readonly name = 'Insufficient';
}

/** Error of a transaction in conflict with another; the store runs it again. */
export class Collision extends Error {
  override readonly name = 'Collision';
}

/**
 * Error of a store that cannot be reached, is restarting, or is too busy. Nothing has been written. `cause` is the
 * driver's error.
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

/** Error of a connection that broke during a commit: nobody knows if the transaction was committed. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/**
 * Totals in coins: `balances` + `escrow` + `underWay` + `paidOut` + `forfeited` − `debt` = `minted` + `charged`. Coins
 * come into being as welcomes and write-offs (`minted`), or by purchases (`charged`).
 */
type Totals = {
  balances: number;
  escrow: number;
  debt: number;
  minted: number;
  charged: number;
  underWay: number;
  paidOut: number;
  forfeited: number;
};

/** Result of an audit; without `problems` the ledger is consistent. */
export type Audit = { problems: string[]; totals: Totals };

export interface Store {
  /** Runs `work` on a read-only snapshot of all rows. */
  read: <T>(work: (reader: Reader) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` on a snapshot of a replica if that is recent enough and has the account's last noted change, otherwise
   * as `read` does. `work` may run more than once. Undefined without a replica.
   */
  readBehind?: <T>(account: string, work: (reader: Reader) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` in a transaction, which an error rolls back. After a conflict with another transaction, `work` runs
   * again.
   */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Audits the ledger with all present rows. */
  audit: () => Promise<Audit>;
}
