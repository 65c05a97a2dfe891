import { isRefusedForGood } from '../api/ApiError.ts';
import { likenessOf, type BulkOptions, type RowOutcome } from './bulk.ts';
import type { ListRecord } from './wholeLists.ts';
import type { Look, Sent } from './send.ts';
import type { WholeList } from './wholeLists.ts';

/** Record that a bulk command is to create. */
export type NewRow = {
  id: string;
  data: Readonly<Record<string, unknown>>;
  /**
   * Number of records in the list that look like this one but were not created for it. If the list has one more, this
   * record was created already.
   */
  before: number;
};

/** Change to a record that removes it from its list, such as the verdict on a pending submission. */
export type ChangedRow = { id: string; data: object };

type Once<Row> = {
  rows: readonly Row[];
  /** List with all records, from the cache while it is fresh. Rejects while the browser is offline. */
  list: () => Promise<WholeList>;
};

/**
 * Options of a bulk command that looks for each of its rows in the server's list before it sends the row. Rows that
 * were already done, as before a reload, are not sent again.
 */
export type Looking<Row> = Pick<BulkOptions<Row>, 'ids' | 'read' | 'write' | 'unsent'> & {
  /** Callback for the outcome of each row, run before the `onOutcome` of whoever started the command. */
  note?: (outcome: RowOutcome) => void;
};

type CreateEach = Once<NewRow> & {
  /**
   * Fields by which a record of the list is recognized as one of the rows. The server must not change or rewrite them.
   */
  knownBy: readonly string[];
  /** Creates the record by one request. If the response is lost, it looks for the record in the list. Never rejects. */
  send: (row: NewRow, look: Look) => Promise<Sent>;
};

/**
 * Options of a bulk command that creates each record at most once. An earlier attempt may have arrived, so a row is
 * looked for in the list before it is sent, and after its response was lost. Rows that cannot be told apart by the
 * fields `knownBy` are sent one after the other. `list` reads the list, `send` creates one record.
 */
export const createEach = ({ rows, knownBy, list, send }: CreateEach): Looking<NewRow> => {
  const byId = new Map(rows.map((row) => [row.id, { row, like: likenessOf(row.data, knownBy) }]));
  const others = new Map([...byId.values()].map(({ row, like }) => [like, row.before]));
  const turns = turnsOf([...byId].map(([id, { like }]) => ({ id, like })));
  let tallied: { list: WholeList; counts: ReadonlyMap<string, number> } | undefined;
  const find = (id: string) => {
    const found = byId.get(id);
    if (!found) throw new Error(`There is no row ${id}.`);
    return { ...found, before: others.get(found.like) ?? 0 };
  };
  const count = async (like: string) => {
    const now = await list();
    if (tallied?.list !== now) tallied = { list: now, counts: tally(now.rows, knownBy) };
    return tallied.counts.get(like) ?? 0;
  };
  return {
    ids: rows.map(({ id }) => id),
    read: async (id) => {
      await turns.wait(id);
      const { row, like, before } = find(id);
      return (await count(like)) > before ? undefined : row;
    },
    write: (id, row) => {
      const { like, before } = find(id);
      return send(row, { before, count: () => count(like) });
    },
    note: ({ id, result }) => {
      const { like, before } = find(id);
      if (result === 'done') others.set(like, before + 1);
      turns.end(id);
    },
  };
};

type SettleEach = Once<ChangedRow> & {
  /** Invalidates the list, so that the next call of `list` makes a request. */
  forget: () => void;
  /**
   * Changes `record`, as it is in the list, by one request. If the response is lost, it looks for the record in the
   * list.
   */
  send: (row: ChangedRow, record: ListRecord, look: Look) => Promise<Sent>;
};

/**
 * Options of a bulk command whose changes remove records from their list, each sent at most once. A record is looked
 * for in the list before its change is sent, and again after a lost response or a refusal. If it is gone, its row is
 * skipped. `list` reads the list, `forget` invalidates it, and `send` changes one record.
 */
export const settleEach = ({ rows, list, forget, send }: SettleEach): Looking<ListRecord> => {
  const changes = new Map(rows.map((row) => [row.id, row]));
  const find = async (id: string) => (await list()).index.find(id);
  return {
    ids: [...changes.keys()],
    read: find,
    unsent: 'skipped',
    write: async (id, record) => {
      const isGone = async () => (await find(id)) === undefined;
      const look = { before: 0, count: async () => Number(await isGone()) };
      const sent = await send(changes.get(id) ?? { id, data: {} }, record, look);
      if (sent.result === 'done' || !isRefusedForGood(sent.error)) return sent;
      // Somebody else may have made the change first.
      forget();
      return (await isGone().catch(() => false)) ? { result: 'skipped' } : sent;
    },
  };
};

/**
 * Counts of records that are alike: for each key that {@link likenessOf} makes of the fields `knownBy`, the number of
 * records with it.
 */
export const tally = (
  records: readonly Readonly<Record<string, unknown>>[],
  knownBy: readonly string[],
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const record of records) {
    const like = likenessOf(record, knownBy);
    counts.set(like, (counts.get(like) ?? 0) + 1);
  }
  return counts;
};

/**
 * Queues of the rows with the same key `like`, each of which waits for the row before it. `wait` returns a promise that
 * resolves when that row has its outcome, or undefined for the first row; `end` reports that a row has its outcome.
 */
const turnsOf = (rows: readonly { id: string; like: string }[]) => {
  const ends = new Map<string, () => void>();
  const waits = new Map<string, Promise<void> | undefined>();
  const latest = new Map<string, Promise<void>>();
  for (const { id, like } of rows) {
    waits.set(id, latest.get(like));
    latest.set(like, new Promise((end) => ends.set(id, end)));
  }
  return { wait: (id: string) => waits.get(id), end: (id: string) => ends.get(id)?.() };
};
