import { emailKey } from '#domain/email.ts';
import {
  entities,
  roles,
  type FieldKind,
  type Fields,
  type Payment,
  type Role,
  type Submission,
  type Task,
  type User,
  type Withdrawal,
} from '#domain/entities.ts';
import { isSearched } from '#domain/RowIndex.ts';

/** When the row was written: ISO 8601 in UTC, as `Date.toISOString` writes it. */
type Dated = { readonly created_at: string };

/**
 * What the server keeps: the contract's entities plus columns of its own, which no answer shows. What the contract has in
 * dollars is kept in whole cents. Rows belong to account ids, not to e-mails, as an e-mail may sign up again after its account
 * was deleted. Rows are never changed in place.
 */
export type Tables = {
  /**
   * `coin` and {@link Task} `escrow` are balances: only `Tx.transfer` changes them. Deleted rows are kept, and are `leaving` until
   * what they owe is settled.
   */
  readonly users: Dated & Readonly<User & Identity & { role: Role; deleted: boolean; leaving: boolean }>;
  /** `requiredWorkers` counts the slots that are still open; `escrow` holds the coins set aside for the workers. */
  readonly tasks: Dated & Readonly<Task & { user_id: string; escrow: number; closed: boolean }>;
  /** `text_id` names the text that the work was done for; '' is of work from before texts were kept. */
  readonly submissions: Dated &
    Readonly<
      Submission & { status: 'pending' | 'approved' | 'rejected'; buyer_id: string; worker_id: string; text_id: string }
    >;
  /** A task's text as it was when work was handed in (C-73), once for all who worked on it: the id is a hash of it. */
  readonly texts: Dated & Readonly<{ _id: string } & TaskText>;
  readonly withdrawals: Dated & Readonly<Withdrawal & { status: 'pending' | 'approved'; worker_id: string }>;
  /** What was sold to whom and for how much, from before the card company is asked; `intent` is '' until it has answered. */
  readonly orders: Dated & Readonly<{ _id: string; user_id: string; coins: number; cents: number; intent: string }>;
  /** `_id` is the payment intent's id, so that a payment can be kept only once. */
  readonly payments: Dated & Readonly<Payment & { _id: string; user_id: string; order_id: string }>;
};
/** `uid` is the subject of the identity provider's tokens; `verified`, whether it has seen the address to be theirs. */
export type Identity = { uid: string; verified: boolean };

export type TaskText = Pick<Task, 'taskTitle' | 'taskDetail' | 'submissionInfo'>;

export type TableName = keyof Tables;
export type UserRow = Tables['users'];
/** A user without the picture, which may be as long as 32,000 letters: what every call reads of its caller. */
export type Member = Omit<UserRow, 'imgurl'>;
export type TaskRow = Tables['tasks'];
export type SubmissionRow = Tables['submissions'];
export type WithdrawalRow = Tables['withdrawals'];
export type OrderRow = Tables['orders'];
export type PaymentRow = Tables['payments'];

type Kind = FieldKind | 'flag' | 'moment';
type Table<R> = {
  /** The columns that a caller may see, sort by and search in. */
  fields: Fields;
  /** Every column and what it holds. A date that a caller sees is a 'text', whatever its name: a 'moment' cannot be sorted by. */
  columns: { readonly [C in keyof R]: Kind };
  /** What no two rows may share besides the id, each under its own prefix. */
  unique?: (row: R) => string[];
  /** The columns that hold one of a few words and change as a row goes through its states. */
  words?: { readonly [C in keyof R as R[C] extends string ? C : never]?: readonly R[C][] };
};
const written = { created_at: 'moment' } as const;
const tables: { readonly [T in TableName]: Table<Tables[T]> } = {
  users: {
    fields: entities.user,
    columns: { ...entities.user, uid: 'text', verified: 'flag', deleted: 'flag', leaving: 'flag', ...written },
    unique: ({ email, uid, deleted }) => (deleted ? [] : [`email ${emailKey(email)}`, `uid ${uid}`]),
    words: { role: roles },
  },
  tasks: {
    fields: entities.task,
    columns: { ...entities.task, user_id: 'text', escrow: 'number', closed: 'flag', ...written },
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
    columns: { ...entities.withdrawal, worker_id: 'text', ...written },
    words: { status: ['pending', 'approved'] },
  },
  orders: {
    fields: {},
    columns: { _id: 'text', user_id: 'text', coins: 'number', cents: 'number', intent: 'text', ...written },
    unique: ({ intent }) => (intent === '' ? [] : [`intent ${intent}`]),
  },
  payments: {
    fields: entities.payment,
    columns: { _id: 'text', ...entities.payment, user_id: 'text', order_id: 'text', ...written },
  },
};

/** Every table, by name. */
export const tableNames = Object.keys(tables) as readonly TableName[];

/** What each column of a table holds, by name. */
export const columnsOf = (table: TableName): Readonly<Record<string, Kind>> => tables[table].columns;

/** What `q` searches in a table: the contract's text columns, without ids, pictures and what only the server knows. */
export const textColumns = (table: TableName): string[] =>
  Object.entries(tables[table].fields).flatMap(([name, kind]) => (isText(kind) && isSearched(name) ? name : []));
const isText = (kind: FieldKind): boolean => kind === 'text' || kind === 'role';

/** The words that a column may hold, by column, where these are few and change with the state of a row. */
export const wordColumns = (table: TableName): Readonly<Record<string, readonly string[]>> => tables[table].words ?? {};

/** What no other row of the table may have besides the id. */
export const uniqueKeys = <T extends TableName>(table: T, row: Tables[T]): string[] =>
  tables[table].unique?.(row) ?? [];
