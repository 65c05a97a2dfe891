import { emailKey } from '#domain/email.ts';
import {
  entities,
  type Fields,
  type Payment,
  type Role,
  type Submission,
  type Task,
  type User,
  type Withdrawal,
} from '#domain/entities.ts';

/**
 * What the server keeps: the contract's entities plus columns of its own, which no answer shows. Rows belong to account
 * ids, not to e-mails, as an e-mail may sign up again after its account was deleted. Rows are never changed in place.
 */
export type Tables = {
  /** `coin` and {@link Task} `escrow` are balances: only `Tx.transfer` changes them. Deleted rows are kept. */
  readonly users: Readonly<User & { role: Role; deleted: boolean }>;
  /** `requiredWorkers` counts the slots that are still open; `escrow` holds the coins set aside for the workers. */
  readonly tasks: Readonly<Task & { user_id: string; escrow: number; closed: boolean }>;
  readonly submissions: Readonly<
    Submission & { status: 'pending' | 'approved' | 'rejected'; buyer_id: string; worker_id: string }
  >;
  readonly withdrawals: Readonly<Withdrawal & { status: 'pending' | 'approved'; worker_id: string }>;
  /** `_id` is the payment intent's id, so that a payment can be kept only once. */
  readonly payments: Readonly<Payment & { _id: string; user_id: string }>;
};
export type TableName = keyof Tables;
export type UserRow = Tables['users'];
export type TaskRow = Tables['tasks'];
export type SubmissionRow = Tables['submissions'];
export type WithdrawalRow = Tables['withdrawals'];
export type PaymentRow = Tables['payments'];

type Table<R> = {
  /** The columns that a caller may see, sort by and search in. */
  fields: Fields;
  /** What no two rows may share besides the id; null for a row that claims nothing. */
  unique?: (row: R) => string | null;
};
const tables: { readonly [T in TableName]: Table<Tables[T]> } = {
  users: { fields: entities.user, unique: ({ email, deleted }) => (deleted ? null : emailKey(email)) },
  tasks: { fields: entities.task },
  submissions: {
    fields: entities.submission,
    unique: ({ task_id, worker_id, status }) => (status === 'rejected' ? null : `${task_id} ${worker_id}`),
  },
  withdrawals: { fields: entities.withdrawal },
  payments: { fields: entities.payment },
};

/** Every table, by name. */
export const tableNames = Object.keys(tables) as readonly TableName[];

/** What `q` searches in a table: the contract's text columns, without ids and what only the server knows. */
export const textColumns = (table: TableName): string[] =>
  Object.entries(tables[table].fields).flatMap(([name, kind]) => (kind === 'number' || name === '_id' ? [] : name));

/** What no other row of the table may have besides the id; null where a row claims nothing. */
export const uniqueKey = <T extends TableName>(table: T, row: Tables[T]): string | null =>
  tables[table].unique?.(row) ?? null;
