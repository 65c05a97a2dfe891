import type { RowsByTable, Snapshot, TableName, Tables, Transfer } from './port.ts';
import { tableNames, uniqueKey } from './tables.ts';

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

const emptyState = (): MemoryState => ({
  rows: { users: new Map(), tasks: new Map(), submissions: new Map(), withdrawals: new Map(), payments: new Map() },
  ids: { users: new Map(), tasks: new Map(), submissions: new Map(), withdrawals: new Map(), payments: new Map() },
  ledger: new Map(),
});

export const stateOf = (snapshot: Snapshot): MemoryState => {
  const state = emptyState();
  const tables: RowsByTable = snapshot;
  const fill = <T extends TableName>(table: T) => {
    tables[table].forEach((row) => {
      state.rows[table].set(row._id, row);
      const key = uniqueKey[table](row);
      if (key !== null) state.ids[table].set(key, row._id);
    });
  };
  tableNames.forEach(fill);
  snapshot.ledger.forEach((transfer) => state.ledger.set(transfer.key, transfer));
  return state;
};

/** Rows are never changed in place, so a snapshot shares them with the store and costs no copy of their content. */
export const snapshotOf = ({ rows, ledger }: MemoryState): Snapshot => ({
  users: [...rows.users.values()],
  tasks: [...rows.tasks.values()],
  submissions: [...rows.submissions.values()],
  withdrawals: [...rows.withdrawals.values()],
  payments: [...rows.payments.values()],
  ledger: [...ledger.values()],
});
