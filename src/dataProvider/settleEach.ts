import { isRefusedForGood } from '../api/ApiError.ts';
import { errorOf, runBulk, type BulkControl, type Outcome } from './bulk.ts';
import { byId } from './pageOf.ts';
import { sendOnce } from './sendOnce.ts';
import type { ListRecord } from './wholeLists.ts';

/** Whoever settled the record was faster: it is in the list no more. */
export class Settled extends Error {
  override readonly name = 'Settled';
}

type SettleEach = {
  /** Each with what is changed of its record. */
  rows: readonly { id: string; data: object }[];
  control: BulkControl | undefined;
  underWay: number;
  /** Every record that is open, as it is remembered; rejects while the browser is offline. */
  list: () => Promise<readonly ListRecord[]>;
  /** Makes the next `list` ask the server. */
  forget: () => void;
  send: (id: string, data: object, record: ListRecord) => Promise<unknown>;
};

/**
 * One change per row, each of which takes its record out of the list, and none is made twice: a record is looked for before its
 * change is sent, and after a lost answer or a refusal. One that is not there any more is skipped.
 */
export const settleEach = async ({ rows, control, underWay, list, forget, send }: SettleEach): Promise<Outcome[]> => {
  const changes = new Map(rows.map(({ id, data }) => [id, data]));
  const find = async (id: string) => byId(await list()).get(id);

  forget();
  const outcomes = await runBulk({
    ...control,
    ids: [...changes.keys()],
    underWay,
    read: async (id) => {
      const record = await find(id);
      if (!record) throw new Settled();
      return record;
    },
    write: async (id, record) => {
      const isGone = async () => (await find(id)) === undefined;
      const verdict = await sendOnce({
        before: 0,
        send: () => send(id, changes.get(id) ?? {}, record),
        count: async () => Number(await isGone()),
        forget,
      });
      if (verdict.result === 'done') return;
      if (isRefusedForGood(verdict.error)) {
        forget();
        if (await isGone().catch(() => false)) throw new Settled();
      }
      throw errorOf(verdict);
    },
    onOutcome: (outcome) => control?.onOutcome?.(skippedIfSettled(outcome)),
  });
  return outcomes.map(skippedIfSettled);
};

const skippedIfSettled = (outcome: Outcome): Outcome =>
  outcome.reason instanceof Settled ? { ...outcome, result: 'skipped' } : outcome;
