import type { PayoutState } from '#domain/payoutStates.ts';
import { logged } from './actionLog.ts';
import { newId } from './call.ts';
import { isPaused, release } from './calls/trust.ts';
import { textAbout } from './erase.ts';
import { transfers } from './ledger.ts';
import type { PersonKeys } from './personKeys.ts';
import { Insufficient, type Store, type Tx } from './store/port.ts';

/**
 * Withdrawal in an exported file of payouts. `batch` is 0 if the withdrawal is in no batch, `result` is '' until the
 * bank has answered. A paid withdrawal has the bank's `reference`, a failed one the `reason`.
 */
export type Exported = Readonly<{
  id: string;
  batch: number;
  coins: number;
  result: '' | 'paid' | 'failed';
  reference: string;
  reason: string;
}>;

const AFTER = { '': { status: 'underWay' }, paid: { status: 'approved' }, failed: { status: 'failed' } } as const;
/** Statuses of withdrawals whose coins the worker still has. */
const OPEN: readonly PayoutState[] = ['pending', 'held'];
/**
 * Statuses of withdrawals that already agree with a result in the file, by this result: nothing has to be booked for
 * them.
 */
const RIGHT: Readonly<Record<Exported['result'], readonly PayoutState[]>> = {
  '': ['underWay', 'approved', 'failed'],
  paid: ['approved'],
  failed: ['failed'],
};

/**
 * Books payouts from exported files after an older backup of the database was restored. A withdrawal that is pending
 * again becomes under way, paid or failed, as its row in the files says. The changes are logged as the server's action;
 * repeating a call changes nothing more. Resolves to a sentence for each row that does not fit the database.
 * `created_at` is the time of the new rows. Throws unless payouts are paused.
 */
export const bookExported = async (
  transaction: Store['transaction'],
  keys: PersonKeys,
  rows: readonly Exported[],
  created_at: string,
): Promise<string[]> => {
  // Otherwise somebody could be paid twice meanwhile.
  if (!(await transaction((tx) => isPaused(tx, 'payouts')))) throw new Error('Pause payouts first.');
  const author = { action: 'bookFiles', by: { actor: 'server', created_at }, request: newId() } as const;
  const book = <T>(work: (tx: Tx) => Promise<T>) => transaction((tx) => logged(tx, author, keys, work));
  const batches = new Map<number, { requests: number; coins: number }>();
  // The same file, or a batch's file before and after the bank filled it in, may be among the files.
  for (const { batch, coins } of new Map(rows.map((row) => [`${String(row.batch)} ${row.id}`, row])).values()) {
    const sum = batches.get(batch) ?? { requests: 0, coins: 0 };
    batches.set(batch, { requests: sum.requests + 1, coins: sum.coins + coins });
  }
  batches.delete(0);
  // Their numbers are taken, so that no later batch's files are mistaken for theirs.
  for (const [batch, sum] of batches)
    await book((tx) => tx.insert('batches', { _id: String(batch), ...sum, ...author.by }));
  const found: string[] = [];
  for (const row of rows) {
    const problem = await book((tx) => bookRow(tx, row, created_at)).catch((error: unknown) => {
      if (error instanceof Insufficient) return 'the worker does not have the coins any more: they are to be found';
      throw error;
    });
    if (problem !== undefined) found.push(`${row.id} of ${String(row.coins)} coins: ${problem}.`);
  }
  return found;
};

/**
 * Books one row of the files. Resolves to undefined if that succeeded or nothing had to change, else to the reason why
 * the row does not fit.
 */
const bookRow = async (tx: Tx, row: Exported, created_at: string): Promise<string | undefined> => {
  const { id, batch, coins, result, reference, reason } = row;
  const asked = await tx.get('withdrawals', id);
  if (!asked) return result === 'failed' ? undefined : 'the books do not have this request: it was made later';
  await tx.lockUsers({ _id: { in: [asked.worker_id] } });
  const request = (await tx.get('withdrawals', id)) ?? asked;
  if (RIGHT[result].includes(request.status)) return undefined;
  if (request.withdrawal_coin !== coins) return `the books have it with ${String(request.withdrawal_coin)}`;
  const isOpen = OPEN.includes(request.status);
  if (!isOpen && request.status !== 'underWay') return `the books have it as ${request.status}`;
  if (!isOpen && request.batch !== batch) return `the books have it in batch ${String(request.batch)}`;
  // Without a batch, what is not paid has never left the worker.
  if (batch === 0 && result !== 'paid') return undefined;
  // The ledger demands somebody with an account.
  const by = { actor: asked.worker_id, created_at };
  const now = { ...request, batch };
  if (isOpen) await release(tx, id, by);
  if (isOpen && batch > 0) await tx.transfer(transfers.batched(now, by));
  if (result === 'paid') await tx.transfer(transfers.payout(now, by));
  if (result === 'failed') await tx.transfer(transfers.unpaid(now, by));
  const said = await textAbout(tx, asked.worker_id, reason);
  await tx.change('withdrawals', id, {}, { batch, ...AFTER[result], reference, reason: said });
  return undefined;
};
