/**
 * Reasons to look at a user before money leaves, in the order in which they are shown.
 * 'held': the withdrawal is held. 'sharedAccount': other workers gave the same account number. 'onlyPayee': the buyers
 * pay almost only this worker. 'paysOne': this buyer pays almost only one worker. 'welcomesOnly': the buyers bought no
 * coins. 'oneNetwork': accounts were made from one network within an hour.
 */
export const signalReasons = ['held', 'sharedAccount', 'onlyPayee', 'paysOne', 'welcomesOnly', 'oneNetwork'] as const;
export type SignalReason = (typeof signalReasons)[number];
