/**
 * States of a withdrawal. The specification knows only 'pending' and 'approved' (paid). Failed and refused ones are
 * final.
 */
export const payoutStates = ['pending', 'held', 'underWay', 'approved', 'failed', 'refused'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Largest number of withdrawals in a batch, and of rows in a bank's answer. */
export const MOST_IN_BATCH = 300;
