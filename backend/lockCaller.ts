import { noAccount, refuseFor, suspendedFor, wrongRole } from './refuse.ts';
import type { Reader, Tx } from './store/port.ts';
import type { Member } from './store/tables.ts';

/**
 * Locks the caller's account: nobody deletes it, changes its role or spends its coins before the transaction ends.
 * Other users are locked in the same call, by their ids in `others`, because users are always locked in one order.
 * Returns the rows of all that exist as `users`. Throws when the caller is deleted, suspended or of another role by
 * now.
 */
export const lockCaller = async (tx: Tx, me: Member, others: readonly string[] = []) => {
  const users = await tx.lockUsers({ _id: { in: [me._id, ...others] } });
  const caller = users.find(({ _id }) => _id === me._id);
  if (!caller || caller.deleted) return noAccount();
  if (caller.suspended) throw suspendedFor(401, caller.suspension);
  if (caller.role !== me.role) return wrongRole();
  return { caller, users, isLive: (id: string) => users.some(({ _id, deleted }) => _id === id && !deleted) };
};

/**
 * Locks the caller and the workers of withdrawals. Refuses with 409 if one of these workers is the caller, also under an
 * earlier account: no admin decides about an own withdrawal.
 */
export const lockOthers = async (tx: Tx, me: Member, workers: readonly string[]): Promise<void> => {
  await lockCaller(tx, me, workers);
  if (await isOneOf(tx, me, workers)) refuseFor(409, 'ownRequest');
};

/** True if one of these accounts is the caller's, also an earlier one. */
export const isOneOf = async (tx: Reader, { uid }: Member, ids: readonly string[]): Promise<boolean> =>
  (await tx.count('users', { _id: { in: ids }, uid })) > 0;

/**
 * Refuses with 409 if the caller has a debt: nobody in debt may post tasks, submit work or withdraw. Lock the caller
 * before.
 */
export const requireNoDebt = ({ debt }: Member): void => {
  if (debt > 0) refuseFor(409, 'inDebt', { debt });
};
