/** Texts of the payout dialog, loaded on demand, as most visits of an admin never open it. */
export { payouts } from '../payouts.ts';
