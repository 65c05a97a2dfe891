import { approve, closeTask, reject } from './review.ts';
import { EVERYTHING, type ListQuery, type Stamp, type Store, type Tx } from './store/port.ts';

/**
 * Largest number of a deleted account's tasks that one transaction closes, or of submissions to them that it reviews.
 * It is small, because after a conflict with another transaction all of it runs again.
 */
const BATCH = 10;
/**
 * Number of batches settled within the request that deletes an account; the server settles the rest later (serve.ts).
 */
const AWAITED = 100;
const first = (rows: number): ListQuery => ({ ...EVERYTHING, range: [0, rows - 1], counted: false });

/**
 * Settles the obligations of deleted accounts. Pending work on their tasks is paid from escrow (work of deleted workers
 * is rejected), and the rest of the escrow is refunded. Each batch is a transaction, so a call may stop after any
 * batch, and does after `batches` of them; the next call continues. The author of the new rows is the deleted account.
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
 * Closes a batch of the account's tasks; once all are closed and take no more work, reviews a batch of submissions
 * instead. All users are locked first, in one call.
 */
const settleSome = async (tx: Tx, id: string, by: Stamp): Promise<void> => {
  const tasks = await tx.list('tasks', { user_id: id, closed: false }, first(BATCH));
  const work = tasks.rows.length > 0 ? [] : await waitingFor(tx, id);
  const users = await tx.lockUsers({ _id: { in: [id, ...work.map(({ worker_id }) => worker_id)] } });
  // The account was restored meanwhile: what is not settled yet stays as it is.
  if (!users.some((one) => one._id === id && one.leaving)) return;
  for (const task of tasks.rows) await closeTask(tx, task, by);
  const gone = new Set(users.filter(({ deleted }) => deleted).map(({ _id }) => _id));
  for (const one of work) await (gone.has(one.worker_id) ? reject(tx, one, by) : approve(tx, one, by));
  if (tasks.rows.length === 0 && work.length === 0) await tx.change('users', id, { leaving: true }, { leaving: false });
};

const waitingFor = async (tx: Tx, id: string) =>
  (await tx.list('submissions', { buyer_id: id, status: 'pending' }, first(BATCH))).rows;
