import { isRefusedForGood } from '../api/ApiError.ts';
import { likenessOf, type BulkOptions, type RowOutcome } from './bulk.ts';
import type { ListRecord } from './wholeLists.ts';
import type { Look, Sent } from './send.ts';
import type { WholeList } from './wholeLists.ts';

/** A record to be made. */
export type NewRow = {
  id: string;
  data: Readonly<Record<string, unknown>>;
  /**
   * The number of records like it that the list has for other reasons than this row: one more means that it was created
   * already.
   */
  before: number;
};

/** A change that takes its record out of its list. */
export type ChangedRow = { id: string; data: object };

type Once<Row> = {
  rows: readonly Row[];
  /** The whole list, from the cache while it is fresh; rejects while the browser is offline. */
  list: () => Promise<WholeList>;
};

/** The part of a bulk command that looks for its rows in the list before it sends them. */
export type Looking<Row> = Pick<BulkOptions<Row>, 'ids' | 'read' | 'write' | 'unsent'> & {
  /** The listener for each outcome, told before whoever asked for the command. */
  note?: (outcome: RowOutcome) => void;
};

type CreateEach = Once<NewRow> & {
  /** The fields by which a record of the list is recognised as a row's: none that the server may change or rewrite. */
  knownBy: readonly string[];
  send: (row: NewRow, look: Look) => Promise<Sent>;
};

/**
 * The creates of a bulk command, no record twice: a row is looked for before it is sent and after a lost answer. An earlier try
 * may have arrived. Rows that the list cannot tell apart wait for each other.
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
  /** Makes the next `list` ask the server. */
  forget: () => void;
  send: (row: ChangedRow, record: ListRecord, look: Look) => Promise<Sent>;
};

/**
 * The changes of a bulk command that take records out of their list, none made twice. A record is looked for before its change
 * is sent, and after a lost answer or a refusal; it is skipped when it is gone.
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
      // Somebody else may have been faster.
      forget();
      return (await isGone().catch(() => false)) ? { result: 'skipped' } : sent;
    },
  };
};

/** The number of records of each likeness. */
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

/** The wait of each row for the one before it that is like it. */
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
