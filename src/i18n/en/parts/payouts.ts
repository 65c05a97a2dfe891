/** Most visits of an admin never open it. */
export { payouts } from '../payouts.ts';
