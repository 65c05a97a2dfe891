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
] as const;

/** Name of an action in the log: a logged call, or a command on the server. */
export type ActionKind = (typeof loggedActions)[number] | 'regainAdmin';

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

export const isLogged = (name: string): name is ActionKind => loggedActions.some((one) => one === name);
