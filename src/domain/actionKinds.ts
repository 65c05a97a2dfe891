/**
 * Names of the server calls that the action log records: every write of an admin, and every deletion of something that
 * is the caller's own.
 */
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

/** Kinds of entries in the action log: the logged calls, and commands that the owner runs on the server. */
export const actionKinds = [...loggedActions, 'regainAdmin', 'bookFiles', 'bookRecords', 'erasePerson'] as const;
export type ActionKind = (typeof actionKinds)[number];

/**
 * Actions that delete a user or a task. An admin can restore what an admin has deleted, but not a task that its buyer
 * has deleted ('deleteBuyerTask').
 */
export const deletions = ['deleteUser', 'deleteAnyTask', 'deleteBuyerTask'] as const;
/** Number of days within which an admin can restore what an admin has deleted. */
export const RESTORABLE_DAYS = 30;

/** Tables whose rows an entry of the action log can be about, under the names that the log uses. */
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

/** Fields of changed rows that have a translated name in the texts of the action log. */
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
