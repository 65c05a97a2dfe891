import { approve, closeTask, reject } from './review.ts';
import { EVERYTHING, type ListQuery, type Stamp, type Store, type Tx } from './store/port.ts';

/** Rows that one transaction settles: few, as whoever gets in its way makes it begin again. */
const BATCH = 10;
/** Batches that whoever deletes an account waits for; the rest is settled by the process's own clock (serve.ts). */
const AWAITED = 100;
const first = (rows: number): ListQuery => ({ ...EVERYTHING, range: [0, rows - 1], counted: false });

/**
 * Settles what closed accounts owe, as nobody could do it later: work handed in is paid out of escrow, the rest of escrow is
 * refunded. A transaction a batch; whoever is stopped between two goes on with the next call. Rows are written by the account itself.
 */
export const settleDepartures = async (
  transaction: Store['transaction'],
  now: () => Date,
  batches = AWAITED,
): Promise<void> => {
  const settleNext = async (tx: Tx): Promise<boolean> => {
    const [leaving] = (await tx.list('users', { leaving: true }, first(1))).rows;
    if (leaving) await settleSome(tx, leaving._id, { actor: leaving._id, created_at: now().toISOString() });
    return leaving !== undefined;
  };
  for (let settled = 0; settled < batches && (await transaction(settleNext)); settled++);
};

/**
 * Tasks come first: once they are closed nobody hands in any more, so that the work that waits only becomes less. Users are locked
 * before anything else, all at once.
 */
const settleSome = async (tx: Tx, id: string, by: Stamp): Promise<void> => {
  const tasks = await tx.list('tasks', { user_id: id, closed: false }, first(BATCH));
  const work = tasks.rows.length > 0 ? [] : await waitingFor(tx, id);
  const users = await tx.lockUsers({ _id: { in: [id, ...work.map(({ worker_id }) => worker_id)] } });
  for (const task of tasks.rows) await closeTask(tx, task, by);
  const gone = new Set(users.filter(({ deleted }) => deleted).map(({ _id }) => _id));
  for (const one of work) await (gone.has(one.worker_id) ? reject(tx, one, by) : approve(tx, one, by));
  if (tasks.rows.length === 0 && work.length === 0) await tx.change('users', id, { leaving: true }, { leaving: false });
};

const waitingFor = async (tx: Tx, id: string) =>
  (await tx.list('submissions', { buyer_id: id, status: 'pending' }, first(BATCH))).rows;
