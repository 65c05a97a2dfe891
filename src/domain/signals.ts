/**
 * Reasons to look at a user before money leaves, in the order in which they are shown.
 * 'held': a withdrawal is held. 'sharedAccount': other workers gave the same account number. 'onlyPayee': buyers pay
 * nearly only this worker. 'paysOne': this buyer pays nearly only one worker. 'welcomesOnly': buyers who pay this
 * worker have bought no coins. 'oneNetwork': accounts were made from one network within an hour.
 */
export const signalReasons = ['held', 'sharedAccount', 'onlyPayee', 'paysOne', 'welcomesOnly', 'oneNetwork'] as const;
export type SignalReason = (typeof signalReasons)[number];
