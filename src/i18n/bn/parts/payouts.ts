import { payouts as texts } from '../payouts.ts';
import type { Translated } from '../../messages.ts';

/** Texts of the payout dialog, loaded on demand, as most visits of an admin never open it. */
export const payouts: Translated<'payouts', typeof texts> = texts;
