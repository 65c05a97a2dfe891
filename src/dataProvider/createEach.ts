import { errorOf, runBulk, type BulkControl, type Outcome } from './bulk.ts';
import { likenessOf } from './likenessOf.ts';
import { once } from './pageOf.ts';
import { sendOnce } from './sendOnce.ts';
import type { ListRecord } from './wholeLists.ts';

/** A record to be made. */
export type NewRow = {
  id: string;
  data: Readonly<Record<string, unknown>>;
  /** How many like it the list has for other reasons than this row: one more, and it was made already. */
  before: number;
};

type CreateEach = {
  rows: readonly NewRow[];
  /** The fields by which a record of the list is known to be a row's; what the server may change or rewrite is none of them. */
  knownBy: readonly string[];
  control: BulkControl | undefined;
  underWay: number;
  /** Every record that there is, as it is remembered; rejects while the browser is offline. */
  list: () => Promise<readonly ListRecord[]>;
  /** Makes the next `list` ask the server. */
  forget: () => void;
  send: (data: object) => Promise<unknown>;
};

/**
 * One create per row, and no record twice: a row is looked for before it is sent, as an earlier try may have arrived, and after
 * a lost answer. Rows that the list cannot tell apart wait for each other, or one would be taken for the other.
 */
export const createEach = async (options: CreateEach): Promise<Outcome[]> => {
  const { rows, knownBy, control, underWay, list, forget, send } = options;
  const byId = new Map(rows.map((row) => [row.id, { ...row, like: likenessOf(row.data, knownBy) }]));
  const others = new Map([...byId.values()].map(({ like, before }) => [like, before]));
  const turns = turnsOf([...byId.values()]);
  const tallyOf = once((records: readonly ListRecord[]) => tally(records, knownBy));
  const find = (id: string) => {
    const row = byId.get(id);
    if (!row) throw new Error(`There is no row ${id}.`);
    return { ...row, before: others.get(row.like) ?? 0 };
  };
  const count = async (like: string) => tallyOf(await list()).get(like) ?? 0;

  forget();
  return runBulk({
    ...control,
    ids: rows.map(({ id }) => id),
    underWay,
    read: async (id) => {
      await turns.wait(id);
      const { like, before } = find(id);
      return (await count(like)) > before;
    },
    write: async (id, isThere) => {
      if (isThere) return;
      const { like, before, data } = find(id);
      const verdict = await sendOnce({ before, send: () => send(data), count: () => count(like), forget });
      if (verdict.result !== 'done') throw errorOf(verdict);
    },
    onOutcome: (outcome) => {
      const { like, before } = find(outcome.id);
      if (outcome.result === 'done') others.set(like, before + 1);
      turns.end(outcome.id);
      control?.onOutcome?.(outcome);
    },
  });
};

/** How many records there are of each likeness. */
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

/** Each row's wait for the one before it that is like it. */
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
