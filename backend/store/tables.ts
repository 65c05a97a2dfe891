import { emailKey } from '#domain/email.ts';
import { entities, type Fields } from '#domain/entities.ts';
import type { TableName, Tables } from './port.ts';

/** The columns of each table that a caller may see, sort by and search in. */
const tableFields = {
  users: entities.user,
  tasks: entities.task,
  submissions: entities.submission,
  withdrawals: entities.withdrawal,
  payments: entities.payment,
} as const satisfies Record<TableName, Fields>;

/** Every table, by name. */
export const tableNames = Object.keys(tableFields) as readonly TableName[];

/** What `q` searches in a table: the contract's text columns, without ids and what only the server knows. */
export const textColumns = (table: TableName): string[] =>
  Object.entries(tableFields[table]).flatMap(([name, kind]) => (kind === 'number' || name === '_id' ? [] : name));

/** What no two rows of a table may share besides the id; null for a row that claims nothing. */
export const uniqueKey: { readonly [T in TableName]: (row: Tables[T]) => string | null } = {
  users: ({ email, deleted }) => (deleted ? null : emailKey(email)),
  tasks: () => null,
  submissions: ({ task_id, worker_id, status }) => (status === 'rejected' ? null : `${task_id} ${worker_id}`),
  withdrawals: () => null,
  payments: () => null,
};
