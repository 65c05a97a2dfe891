/**
 * Reasons to look at a user before money leaves. In order: a withdrawal that is held, an account number that others gave
 * too, buyers who pay nearly only this worker, a worker whom this buyer pays nearly only, buyers who bought no coins, and
 * accounts made from one network within an hour.
 */
export const signalReasons = ['held', 'sharedAccount', 'onlyPayee', 'paysOne', 'welcomesOnly', 'oneNetwork'] as const;
export type SignalReason = (typeof signalReasons)[number];
