import { emailKey } from '#domain/email.ts';
import {
  entities,
  roles,
  type FieldKind,
  type Fields,
  type Payment,
  type Purchase,
  type Role,
  type Row,
  type Submission,
  type Task,
  type User,
  type Withdrawal,
} from '#domain/entities.ts';
import type { PurchaseState, RefundStatus } from '#domain/purchases.ts';
import { payoutStates, type PayoutState } from '#domain/payoutStates.ts';
import { signalReasons, type SignalReason } from '#domain/signals.ts';
import { isSearched } from '#domain/RowIndex.ts';

/** Time of creation: ISO 8601 in UTC, as `Date.toISOString` writes it. */
type Dated = { readonly created_at: string };
/** Time of creation, and the author's account id. */
type Stamped = Dated & { readonly actor: string };

/**
 * Rows of every table: the contract's entities, and columns of the server's own that no response contains. Money is in
 * whole cents. Rows refer to people by account id, because an e-mail address may move to another account. Rows are
 * never changed in place.
 */
export type Tables = {
  /**
   * Users. Calls of a user with `suspended` are refused, for the reason `suspension`. Only `Tx.transfer` changes `coin`
   * and `debt`. Deleted users are kept; `leaving` is true until their obligations are settled.
   */
  readonly users: Dated &
    Readonly<User & Identity & { role: Role; debt: number; deleted: boolean; leaving: boolean } & Suspension>;
  /** Tasks. `requiredWorkers` counts the open slots, `escrow` the coins set aside, `reopened` the restorations. */
  readonly tasks: Dated & Readonly<Task & { user_id: string; escrow: number; closed: boolean; reopened: number }>;
  /** Submissions; `text_id` is the id of the task's text at that time, '' in rows older than this column. */
  readonly submissions: Dated &
    Readonly<
      Submission & { status: 'pending' | 'approved' | 'rejected'; buyer_id: string; worker_id: string; text_id: string }
    >;
  /**
   * Texts of tasks as they were when work was submitted (C-73), shared by their submissions; the id is a hash of the
   * text.
   */
  readonly texts: Dated & Readonly<{ _id: string } & TaskText>;
  /**
   * Withdrawals: `batch` is the number of the batch, 0 without one; `reference` is the bank's; `reason` says why a
   * withdrawal is held, refused or failed.
   */
  readonly withdrawals: Dated &
    Readonly<Withdrawal & { status: PayoutState; worker_id: string; batch: number; reference: string; reason: string }>;
  /** Batches of payouts; the id is the batch's number. */
  readonly batches: Stamped & Readonly<{ _id: string; requests: number; coins: number }>;
  /** Orders; `intent` is '' until the card company responds, `open` true until paid or canceled. */
  readonly orders: Dated &
    Readonly<{ _id: string; user_id: string; coins: number; cents: number; intent: string; open: boolean }>;
  /** Events of the card company that had an effect; `about` is the id of the payment intent. */
  readonly events: Dated & Readonly<{ _id: string; type: string; about: string }>;
  /** Prices that the owner has set, as JSON; the id is a hash of the JSON. */
  readonly tariffs: Dated & Readonly<{ _id: string; prices: string }>;
  /** Welcome coins given on each day if the owner limits them; the id is the day in UTC, `yyyy-mm-dd`. */
  readonly welcomes: Dated & Readonly<{ _id: string; coins: number }>;
  /**
   * Payments; the id is the payment intent's, so that each is stored once. `live` is false for test cards, `taken`
   * counts the coins taken back, `version` the changes. `buyer` is '' if the coins were credited to a buyer, otherwise
   * 'deleted' or the account's other role.
   */
  readonly payments: Dated &
    Readonly<
      Payment &
        Purchase & { state: PurchaseState; buyer: Role | 'deleted' | ''; live: boolean } & {
          user_id: string;
          order_id: string;
          version: number;
        }
    >;
  /** Refunds: `refund` is the card company's id, '' until known; `admin` is '' for refunds from its dashboard. */
  readonly refunds: Dated &
    Readonly<{ _id: string; payment_id: string; refund: string; cents: number; status: RefundStatus; admin: string }>;
  /**
   * Disputes of payments. `status` is the card company's word, `cents` the money that the bank has taken and not given
   * back, `due` the time until which the bank takes evidence.
   */
  readonly disputes: Dated & Readonly<{ _id: string; payment_id: string; cents: number; status: string; due: string }>;
  /**
   * Write-offs of debts: one admin asks, another confirms. `coins` is the debt when the write-off was asked for; once
   * confirmed, the number of coins written off.
   */
  readonly writeoffs: Dated &
    Readonly<{ _id: string; user_id: string; coins: number; reason: string; asker: string; confirmer: string }>;
  /** Promotions to admin: one admin asks; `decider` is who confirmed or declined, '' until then. */
  readonly promotions: Dated &
    Readonly<{ _id: string; user_id: string; asker: string; decider: string; confirmed: boolean }>;
  /** Networks from which accounts signed up, by account id; `network` is a hash. */
  readonly joins: Dated & Readonly<{ _id: string; network: string }>;
  /** Identities and addresses that have had their welcome coins (welcome.ts). */
  readonly welcomed: Dated & Readonly<{ _id: string; user_id: string }>;
  /** Account numbers that users gave for payouts; `account` is a hash of the number as compared (C-72). */
  readonly account_uses: Dated & Readonly<{ _id: string; account: string; user_id: string }>;
  /** Holds of withdrawals; the id is the withdrawal's. */
  readonly holds: Stamped & Readonly<{ _id: string; user_id: string; reason: SignalReason; released: boolean }>;
  /** Pauses; the id is 'sales' or 'payouts'. */
  readonly pauses: Stamped & Readonly<{ _id: string; paused: boolean }>;
  /**
   * Log of actions, a row per changed row (actionLog.ts), never changed itself. `before` and `after` are JSON, with
   * null in place of personal values of `person`, which are encrypted in `sealed`.
   */
  readonly actions: Stamped & Readonly<ActionFields & { person: string; sealed: string }>;
  /** Keys of people by account id, encrypted by a key of the server's owner; '' if destroyed (personKeys.ts). */
  readonly person_keys: Dated & Readonly<{ _id: string; wrapped: string }>;
  /** Closings of accounts by account id: `erased` is final, `done` is false while personal values are to be removed. */
  readonly closings: Stamped & Readonly<{ _id: string; erased: boolean; done: boolean }>;
};
type ActionFields = Omit<Row<typeof entities.action>, 'who' | 'restorable'>;
type Suspension = { suspended: boolean; suspension: string };
/**
 * Identity: `uid` is the subject of the provider's tokens, `verified` is true if the provider has verified the address.
 */
export type Identity = { uid: string; verified: boolean };

export type TaskText = Pick<Task, 'taskTitle' | 'taskDetail' | 'submissionInfo'>;

export type TableName = keyof Tables;
export type UserRow = Tables['users'];
/** User row without its picture of up to 32,000 characters. The caller's is read for every request. */
export type Member = Omit<UserRow, 'imgurl'>;
export type TaskRow = Tables['tasks'];
export type SubmissionRow = Tables['submissions'];
export type WithdrawalRow = Tables['withdrawals'];
export type OrderRow = Tables['orders'];
export type TariffRow = Tables['tariffs'];
export type PaymentRow = Tables['payments'];
export type RefundRow = Tables['refunds'];
export type WriteOffRow = Tables['writeoffs'];
export type HoldRow = Tables['holds'];
export type ActionRow = Tables['actions'];
export type PersonKeyRow = Tables['person_keys'];

type Kind = FieldKind | 'flag' | 'moment';
type Table<R> = {
  /** Columns that callers may see, sort by and search. */
  fields: Fields;
  /** Type of every column. A date that callers see is 'text', even with a time: no list is sorted by a 'moment'. */
  columns: { readonly [C in keyof R]: Kind };
  /** Keys that must be unique besides the id, each with a prefix. */
  unique?: (row: R) => string[];
  /** Possible values of columns that hold one of a few words, such as a status. */
  words?: { readonly [C in keyof R as R[C] extends string ? C : never]?: readonly R[C][] };
};
const written = { created_at: 'moment' } as const;
/** Columns of the log that can be searched: neither computed ones nor those with JSON. */
const { who: _who, restorable: _restorable, before: _before, after: _after, ...actionFields } = entities.action;
const tables: { readonly [T in TableName]: Table<Tables[T]> } = {
  users: {
    fields: entities.user,
    columns: {
      ...entities.user,
      uid: 'text',
      verified: 'flag',
      debt: 'number',
      deleted: 'flag',
      leaving: 'flag',
      suspended: 'flag',
      suspension: 'text',
      ...written,
    },
    unique: ({ email, uid, deleted }) => (deleted ? [] : [`email ${emailKey(email)}`, `uid ${uid}`]),
    words: { role: roles },
  },
  tasks: {
    fields: entities.task,
    columns: { ...entities.task, user_id: 'text', escrow: 'number', closed: 'flag', reopened: 'number', ...written },
  },
  submissions: {
    fields: entities.submission,
    columns: { ...entities.submission, buyer_id: 'text', worker_id: 'text', text_id: 'text', ...written },
    unique: ({ task_id, worker_id, status }) => (status === 'rejected' ? [] : [`${task_id} ${worker_id}`]),
    words: { status: ['pending', 'approved', 'rejected'] },
  },
  texts: {
    fields: {},
    columns: { _id: 'text', taskTitle: 'text', taskDetail: 'text', submissionInfo: 'text', ...written },
  },
  withdrawals: {
    fields: entities.withdrawal,
    columns: { ...entities.payout, worker_id: 'text', ...written },
    words: { status: payoutStates },
  },
  batches: {
    fields: {},
    columns: { _id: 'text', requests: 'number', coins: 'number', actor: 'text', ...written },
  },
  orders: {
    fields: {},
    columns: {
      _id: 'text',
      user_id: 'text',
      coins: 'number',
      cents: 'number',
      intent: 'text',
      open: 'flag',
      ...written,
    },
    unique: ({ intent }) => (intent === '' ? [] : [`intent ${intent}`]),
  },
  events: {
    fields: {},
    columns: { _id: 'text', type: 'text', about: 'text', ...written },
  },
  tariffs: {
    fields: {},
    columns: { _id: 'text', prices: 'text', ...written },
  },
  welcomes: {
    fields: {},
    columns: { _id: 'text', coins: 'number', ...written },
  },
  payments: {
    fields: entities.payment,
    columns: {
      ...entities.payment,
      ...entities.purchase,
      live: 'flag',
      user_id: 'text',
      order_id: 'text',
      version: 'number',
      ...written,
    },
  },
  refunds: {
    fields: {},
    columns: {
      _id: 'text',
      payment_id: 'text',
      refund: 'text',
      cents: 'number',
      status: 'text',
      admin: 'text',
      ...written,
    },
  },
  disputes: {
    fields: {},
    columns: { _id: 'text', payment_id: 'text', cents: 'number', status: 'text', due: 'text', ...written },
  },
  writeoffs: {
    fields: {},
    columns: {
      _id: 'text',
      user_id: 'text',
      coins: 'number',
      reason: 'text',
      asker: 'text',
      confirmer: 'text',
      ...written,
    },
    unique: ({ user_id, confirmer }) => (confirmer === '' ? [`waits ${user_id}`] : []),
  },
  promotions: {
    fields: {},
    columns: { _id: 'text', user_id: 'text', asker: 'text', decider: 'text', confirmed: 'flag', ...written },
    unique: ({ user_id, decider }) => (decider === '' ? [`waits ${user_id}`] : []),
  },
  joins: { fields: {}, columns: { _id: 'text', network: 'text', ...written } },
  welcomed: { fields: {}, columns: { _id: 'text', user_id: 'text', ...written } },
  account_uses: { fields: {}, columns: { _id: 'text', account: 'text', user_id: 'text', ...written } },
  holds: {
    fields: {},
    columns: { _id: 'text', user_id: 'text', reason: 'text', released: 'flag', actor: 'text', ...written },
    words: { reason: signalReasons },
  },
  pauses: { fields: {}, columns: { _id: 'text', paused: 'flag', actor: 'text', ...written } },
  actions: {
    fields: actionFields,
    columns: { ...actionFields, before: 'text', after: 'text', person: 'text', sealed: 'text', ...written },
  },
  person_keys: { fields: {}, columns: { _id: 'text', wrapped: 'text', ...written } },
  closings: { fields: {}, columns: { _id: 'text', erased: 'flag', done: 'flag', actor: 'text', ...written } },
};

export const tableNames = Object.keys(tables) as readonly TableName[];

/** Type of each column of a table. */
export const columnsOf = (table: TableName): Readonly<Record<string, Kind>> => tables[table].columns;

/** Columns that the filter `q` searches: the contract's text columns without ids and pictures. */
export const textColumns = (table: TableName): string[] =>
  Object.entries(tables[table].fields).flatMap(([name, kind]) => (isText(kind) && isSearched(name) ? name : []));
const isText = (kind: FieldKind): boolean => kind === 'text' || kind === 'role';

/** Possible values of each column that holds one of a few words. */
export const wordColumns = (table: TableName): Readonly<Record<string, readonly string[]>> => tables[table].words ?? {};

/** Keys of a row that are unique in its table besides the id. */
export const uniqueKeys = <T extends TableName>(table: T, row: Tables[T]): string[] =>
  tables[table].unique?.(row) ?? [];
