import { payouts as texts } from '../payouts.ts';
import type { Translated } from '../../messages.ts';

/** Most visits of an admin never open it. */
export const payouts: Translated<'payouts', typeof texts> = texts;
