/** States of a withdrawal; the specification has 'pending' and 'approved'. Failed and refused ones are final. */
export const payoutStates = ['pending', 'held', 'underWay', 'approved', 'failed', 'refused'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Most requests of a batch, and rows of a bank's answer. */
export const MOST_IN_BATCH = 300;
