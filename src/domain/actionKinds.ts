/** Calls that are logged: every one by which an admin writes, and by which somebody deletes what is their own. */
export const loggedActions = [
  'setUserRole',
  'deleteUser',
  'deleteAnyTask',
  'deleteBuyerTask',
  'payWithdrawal',
  'decideWithdrawal',
  'createBatch',
  'readBankAnswer',
  'releaseHold',
  'setPauses',
  'refundPurchase',
  'askWriteOff',
  'confirmWriteOff',
  'askPromotion',
  'confirmPromotion',
  'takeBackPromotion',
  'restoreDeleted',
  'suspendUser',
  'liftSuspension',
  'eraseAccount',
] as const;

/** Names of actions in the log: the logged calls, and commands on the server. */
export const actionKinds = [...loggedActions, 'regainAdmin'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** Actions that delete a user or a task: those that an admin's may be restored from, and one's own. */
export const deletions = ['deleteUser', 'deleteAnyTask', 'deleteBuyerTask'] as const;
/** Days for which an admin can restore what an admin has deleted. */
export const RESTORABLE_DAYS = 30;

/** Collections whose rows stand in the log, as the columns of an entry name them. */
export const loggedCollections = [
  'users',
  'tasks',
  'withdrawals',
  'payments',
  'refunds',
  'writeoffs',
  'promotions',
  'batches',
  'holds',
  'pauses',
] as const;

export const isLogged = (name: string): name is (typeof loggedActions)[number] =>
  loggedActions.some((one) => one === name);

/** Columns of changed rows that have a name for people. */
export const namedFields = [
  'role',
  'name',
  'email',
  'deleted',
  'suspended',
  'suspension',
  'closed',
  'reopened',
  'status',
  'state',
  'batch',
  'reference',
  'reason',
  'released',
  'paused',
  'confirmed',
  'requests',
  'coins',
  'cents',
  'taken',
] as const;
