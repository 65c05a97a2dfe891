import { mayWithdraw } from './coins.ts';
import { wholeNumberOf } from './wholeNumber.ts';

/** Validator of the coins typed for a withdrawal from a balance in coins (WW-5 to WW-7, C-53). */
export const withdrawalProblem = (typed: string, balance: number, language?: string) => {
  const coins = wholeNumberOf(typed, language);
  return coins !== null && mayWithdraw(coins, balance) ? null : 'withdraw.invalid';
};
