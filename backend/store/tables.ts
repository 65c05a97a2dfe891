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
/** And by whom. */
type Stamped = Dated & { readonly actor: string };

/**
 * Rows that the server stores: the contract's entities and columns of its own, which no response has. Dollars are
 * stored in whole cents. Rows refer to account ids, as an e-mail may get a new account. Rows are never changed in
 * place.
 */
export type Tables = {
  /**
   * Users; calls of `suspended` ones are refused for the reason `suspension`. Balances `coin`, `debt` and `escrow` change by `Tx.transfer` only. Deleted users are kept, and are `leaving` until
   * their obligations are settled.
   */
  readonly users: Dated &
    Readonly<User & Identity & { role: Role; debt: number; deleted: boolean; leaving: boolean } & Suspension>;
  /** Open slots in `requiredWorkers`, coins set aside for workers in `escrow`, and how often it was restored in `reopened`. */
  readonly tasks: Dated & Readonly<Task & { user_id: string; escrow: number; closed: boolean; reopened: number }>;
  /** Id of the text that the work was done for, `text_id`; '' for work older than that column. */
  readonly submissions: Dated &
    Readonly<
      Submission & { status: 'pending' | 'approved' | 'rejected'; buyer_id: string; worker_id: string; text_id: string }
    >;
  /** Text of a task when work was handed in (C-73), shared by its workers: the id is a hash of it. */
  readonly texts: Dated & Readonly<{ _id: string } & TaskText>;
  /**
   * Withdrawal; `batch` is 0 outside of one, `reference` the bank's, and `reason` why it is held, refused or failed.
   */
  readonly withdrawals: Dated &
    Readonly<Withdrawal & { status: PayoutState; worker_id: string; batch: number; reference: string; reason: string }>;
  /** Batch of payouts, by its number. */
  readonly batches: Stamped & Readonly<{ _id: string; requests: number; coins: number }>;
  /**
   * Order, stored before the card company is called; `intent` is '' until it has responded. It is `open` until it is
   * paid or canceled.
   */
  readonly orders: Dated &
    Readonly<{ _id: string; user_id: string; coins: number; cents: number; intent: string; open: boolean }>;
  /** Event of the card company that had an effect; `about` is the id of what it tells of. */
  readonly events: Dated & Readonly<{ _id: string; type: string; about: string }>;
  /** Prices that the owner has set, as JSON; the id is a hash of it. */
  readonly tariffs: Dated & Readonly<{ _id: string; prices: string }>;
  /** Welcome coins given on a day, `yyyy-mm-dd` in UTC, where the owner limits them. */
  readonly welcomes: Dated & Readonly<{ _id: string; coins: number }>;
  /**
   * Payment, with the payment intent's id, so that it is stored once. `live` is false for test cards, `taken` counts the
   * coins taken back, `buyer` is the role that the buyer had instead ('deleted' without an account) when it was credited,
   * and `version` counts its changes.
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
  /** Refund of a payment: `refund` is the card company's id of it, '' until that is known; `admin` is '' for its dashboard's. */
  readonly refunds: Dated &
    Readonly<{ _id: string; payment_id: string; refund: string; cents: number; status: RefundStatus; admin: string }>;
  /** Dispute of a payment, in the company's words; `cents` is what it has withdrawn and not reinstated. */
  readonly disputes: Dated & Readonly<{ _id: string; payment_id: string; cents: number; status: string; due: string }>;
  /** Debt that one admin asks to write off, and another confirms; `coins` is what was written off then. */
  readonly writeoffs: Dated &
    Readonly<{ _id: string; user_id: string; coins: number; reason: string; asker: string; confirmer: string }>;
  /** Promotion to admin that one admin asks for; another confirms it or, like the asker, takes it back. */
  readonly promotions: Dated &
    Readonly<{ _id: string; user_id: string; asker: string; decider: string; confirmed: boolean }>;
  /** Network that an account was made from, by the account's id; the network is a hash. */
  readonly joins: Dated & Readonly<{ _id: string; network: string }>;
  /** Identity or address that had its welcome (welcome.ts). */
  readonly welcomed: Dated & Readonly<{ _id: string; user_id: string }>;
  /** Account number that a user gave; `account` is a hash of its form for comparison (C-72). */
  readonly account_uses: Dated & Readonly<{ _id: string; account: string; user_id: string }>;
  /** Hold of a withdrawal, by its id. */
  readonly holds: Stamped & Readonly<{ _id: string; user_id: string; reason: SignalReason; released: boolean }>;
  /** Pause of sales or of payouts, by its name. */
  readonly pauses: Stamped & Readonly<{ _id: string; paused: boolean }>;
  /**
   * Row that an action changed (actionLog.ts); such rows are never changed. `before` and `after` are JSON, where null stands
   * for what is personal of `person`: `sealed` has that, encrypted.
   */
  readonly actions: Stamped & Readonly<ActionFields & { person: string; sealed: string }>;
  /** Key of a person, by the account's id: wrapped by a key of the owner's, '' where it was destroyed (personKeys.ts). */
  readonly person_keys: Dated & Readonly<{ _id: string; wrapped: string }>;
  /**
   * Closing of an account, by its id: `erased` ones are for good, and `done` when no row tells of the person any more.
   */
  readonly closings: Stamped & Readonly<{ _id: string; erased: boolean; done: boolean }>;
};
type ActionFields = Omit<Row<typeof entities.action>, 'who' | 'restorable'>;
type Suspension = { suspended: boolean; suspension: string };
/** Subject of the identity provider's tokens, `uid`; `verified` is true when the provider has verified the address. */
export type Identity = { uid: string; verified: boolean };

export type TaskText = Pick<Task, 'taskTitle' | 'taskDetail' | 'submissionInfo'>;

export type TableName = keyof Tables;
export type UserRow = Tables['users'];
/** User without the picture, which may have 32,000 characters: read for the caller of every request. */
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
  /** Type of every column. Dates that callers see are 'text', even moments, as a 'moment' cannot be sorted by. */
  columns: { readonly [C in keyof R]: Kind };
  /** Unique keys besides the id, each with a prefix. */
  unique?: (row: R) => string[];
  /** Columns with a few possible words, which change with the row's state. */
  words?: { readonly [C in keyof R as R[C] extends string ? C : never]?: readonly R[C][] };
};
const written = { created_at: 'moment' } as const;
/** Columns of the log that can be searched: those of JSON cannot. */
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

/** Columns that `q` searches: the contract's text columns without ids and pictures. */
export const textColumns = (table: TableName): string[] =>
  Object.entries(tables[table].fields).flatMap(([name, kind]) => (isText(kind) && isSearched(name) ? name : []));
const isText = (kind: FieldKind): boolean => kind === 'text' || kind === 'role';

/** Possible words of each such column. */
export const wordColumns = (table: TableName): Readonly<Record<string, readonly string[]>> => tables[table].words ?? {};

/** Keys of a row that are unique in its table besides the id. */
export const uniqueKeys = <T extends TableName>(table: T, row: Tables[T]): string[] =>
  tables[table].unique?.(row) ?? [];
