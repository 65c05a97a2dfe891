import type { Snapshot, TableName, Tables, Transfer } from './port.ts';
import { uniqueKey } from './tables.ts';

/** The memory store's data: rows by id, ids by unique key, transfers by key. Maps keep the order of insertion. */
export type MemoryState = {
  readonly rows: { readonly [T in TableName]: Map<string, Tables[T]> };
  readonly ids: Readonly<Record<TableName, Map<string, string>>>;
  readonly ledger: Map<string, Transfer>;
};

export const emptySnapshot: Snapshot = {
  users: [],
  tasks: [],
  submissions: [],
  withdrawals: [],
  payments: [],
  ledger: [],
};

export const stateOf = ({ users, tasks, submissions, withdrawals, payments, ledger }: Snapshot): MemoryState => ({
  rows: {
    users: byId(users),
    tasks: byId(tasks),
    submissions: byId(submissions),
    withdrawals: byId(withdrawals),
    payments: byId(payments),
  },
  ids: {
    users: idsBy(uniqueKey.users, users),
    tasks: idsBy(uniqueKey.tasks, tasks),
    submissions: idsBy(uniqueKey.submissions, submissions),
    withdrawals: idsBy(uniqueKey.withdrawals, withdrawals),
    payments: idsBy(uniqueKey.payments, payments),
  },
  ledger: new Map(ledger.map((transfer) => [transfer.key, transfer])),
});

type Identified = { readonly _id: string };

const byId = <R extends Identified>(rows: readonly R[]): Map<string, R> => new Map(rows.map((row) => [row._id, row]));

const idsBy = <R extends Identified>(keyOf: (row: R) => string | null, rows: readonly R[]): Map<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const key = keyOf(row);
      return key === null ? [] : [[key, row._id] as const];
    }),
  );

/** Rows are never changed in place, so a snapshot shares them with the store and costs no copy of their content. */
export const snapshotOf = ({ rows, ledger }: MemoryState): Snapshot => ({
  users: [...rows.users.values()],
  tasks: [...rows.tasks.values()],
  submissions: [...rows.submissions.values()],
  withdrawals: [...rows.withdrawals.values()],
  payments: [...rows.payments.values()],
  ledger: [...ledger.values()],
});
