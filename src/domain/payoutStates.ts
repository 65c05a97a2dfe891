/**
 * States of a withdrawal, in this order. Requested; held, by an admin or by the server because its coins come from
 * welcomes alone; in a batch at the bank; paid; failed at the bank; refused by an admin. The specification knows only
 * 'pending' and 'approved', which is paid. The last three are final.
 */
export const payoutStates = ['pending', 'held', 'underWay', 'approved', 'failed', 'refused'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Largest number of withdrawals in a batch, and of rows in a bank's answer. */
export const MOST_IN_BATCH = 300;
