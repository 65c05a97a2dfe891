import { mayWithdraw } from './coins.ts';
import { wholeNumberOf } from './wholeNumber.ts';

/**
 * Validator of the coins typed for a withdrawal: a whole number, not below `least`, not above `balance`. Returns the
 * problem's message key or null (WW-5 to WW-7, C-53). `language` is the BCP 47 tag of the language in which the number
 * was typed, English by default.
 */
export const withdrawalProblem = (typed: string, balance: number, least: number, language?: string) => {
  const coins = wholeNumberOf(typed, language);
  return coins !== null && mayWithdraw(coins, balance, least) ? null : 'withdraw.invalid';
};
