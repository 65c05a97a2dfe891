import { usualExtras } from '#contract/extras.ts';
import { RESTORABLE_DAYS } from '#domain/actionKinds.ts';
import { isOverEverywhere } from '#domain/moments.ts';
import { latestDeletions } from '../actionLog.ts';
import { done, type Call, type Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { isErased } from '../erase.ts';
import { charge, transfers } from '../ledger.ts';
import { lockCaller } from '../lockCaller.ts';
import { refuseFor } from '../refuse.ts';

type Restore = Call<'restoreDeleted'>;
const DAY = 24 * 60 * 60 * 1000;

export const restoreCalls = ({ extras = usualExtras }: BackendConfig) => {
  const needsTwo = extras.includes('twoAdmins');
  return {
    /**
     * Restores a user or task that an admin deleted at most thirty days ago; `id` is that of the deletion in the log.
     * Refuses with 409 if it was deleted again since.
     */
    restoreDeleted: async (call) => {
      const { args, tx, now } = call;
      const action = (await tx.get('actions', args.id)) ?? refuseFor(404, 'notDeleted');
      const { row } = action;
      if (now.getTime() - Date.parse(action.created_at) > RESTORABLE_DAYS * DAY) refuseFor(409, 'restoreTooLate');
      if ((await latestDeletions(tx, [row])).get(row)?._id !== args.id) refuseFor(409, 'notDeleted');
      if (action.action === 'deleteUser') await restoreUser(call, row, needsTwo);
      else if (action.action === 'deleteAnyTask') await restoreTask(call, row);
      else refuseFor(409, 'notDeleted');
      return done;
    },
  } satisfies Partial<Calls>;
};

/**
 * Restores a deleted account with its role and its coins. Obligations that were settled after the deletion stay
 * settled. With `needsTwo`, a deleted admin is refused with 409, because two admins have to agree on each new one.
 */
const restoreUser = async ({ me, tx }: Restore, id: string, needsTwo: boolean): Promise<void> => {
  const { users } = await lockCaller(tx, me, [id]);
  const subject = users.find(({ _id }) => _id === id);
  if (!subject?.deleted) return refuseFor(409, 'notDeleted');
  if (await isErased(tx, id)) refuseFor(409, 'erased');
  if ((await tx.userByUid(subject.uid)) ?? (await tx.userByEmail(subject.email))) refuseFor(409, 'accountAnew');
  // A debt meets the person's next account, and here it would be left behind.
  if ((await tx.count('users', { uid: subject.uid, debt: { above: 0 } })) > Number(subject.debt > 0))
    refuseFor(409, 'otherDebt');
  if (needsTwo && subject.role === 'admin') refuseFor(409, 'needsTwoAdmins');
  await tx.change('users', id, { deleted: true }, { deleted: false, leaving: false });
};

/** Reopens a deleted task; its buyer pays for the open slots again. */
const restoreTask = async ({ me, tx, by, now }: Restore, id: string): Promise<void> => {
  const buyerId = (await tx.get('tasks', id))?.user_id ?? '';
  const { users } = await lockCaller(tx, me, [buyerId]);
  const buyer = users.find(({ _id, deleted }) => _id === buyerId && !deleted);
  if (buyer?.role !== 'buyer') return refuseFor(409, 'buyerLeft');
  if (buyer.debt > 0) refuseFor(409, 'buyerInDebt');
  // Read after locking the buyer: every change that closes or opens the task holds that lock.
  const task = await tx.get('tasks', id);
  if (!task?.closed) return refuseFor(409, 'notDeleted');
  if (isOverEverywhere(task.completionDate, now)) refuseFor(409, 'taskEnded');
  const opened = await tx.change('tasks', id, { closed: true }, { closed: false, reopened: task.reopened + 1 });
  if (opened && opened.requiredWorkers > 0) await charge(tx, transfers.reopening(opened, by), 'buyerLacksCoins');
};
