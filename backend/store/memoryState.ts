import type { Snapshot, Transfer } from './port.ts';
import { tableNames, uniqueKeys, type TableName, type Tables } from './tables.ts';

/** Rows of a store in memory by id, ids by unique key, and transfers by key; the maps keep the order of insertion. */
export type MemoryState = {
  readonly rows: { readonly [T in TableName]: Map<string, Tables[T]> };
  readonly ids: Readonly<Record<TableName, Map<string, string>>>;
  readonly ledger: Map<string, Transfer>;
  /**
   * Stored responses by idempotency key. Snapshots leave them out, because browsers repeat requests at once and not
   * after a reload.
   */
  readonly answers: Map<string, Answer>;
};
type Answer = { readonly answer: string; readonly created_at: string };

/** Object with the value that `make` returns for each table; its caller casts it to the exact type. */
const perTable = <V>(make: (table: TableName) => V): Partial<Record<TableName, V>> =>
  Object.fromEntries(tableNames.map((table) => [table, make(table)]));

export const emptySnapshot: Snapshot = { ...(perTable(() => []) as Rows), ledger: [] };

export const stateOf = (snapshot: Snapshot): MemoryState => ({
  rows: perTable((table) => byId<Identified>(snapshot[table])) as MemoryState['rows'],
  ids: perTable((table) => idsBy(table, snapshot[table])) as MemoryState['ids'],
  ledger: new Map(snapshot.ledger.map((transfer) => [transfer.key, transfer])),
  answers: new Map(),
});

type Rows = Omit<Snapshot, 'ledger'>;
type Identified = { readonly _id: string };

const byId = <R extends Identified>(rows: readonly R[]): Map<string, R> => new Map(rows.map((row) => [row._id, row]));

const idsBy = <T extends TableName>(table: T, rows: readonly Tables[T][]): Map<string, string> =>
  new Map(rows.flatMap((row) => uniqueKeys(table, row).map((key) => [key, row._id] as const)));

/** Snapshot that shares its rows with the store, because rows are never changed in place. */
export const snapshotOf = ({ rows, ledger }: MemoryState): Snapshot => ({
  ...(perTable<readonly object[]>((table) => [...rows[table].values()]) as Rows),
  ledger: [...ledger.values()],
});
