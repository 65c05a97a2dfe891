import { folded } from './folded.ts';

/**
 * Mobile number of Bangladesh, as its payment systems use: with country code, with the leading zero, or without both.
 * Rocket's have one digit more.
 */
const MOBILE = /^(?:00)?(?:880)?0?(1[3-9]\d{8,9})$/;

/**
 * Account number in the form used for comparison (C-72): ASCII digits, no separators, invisible characters or country
 * code. '' where nothing is left.
 */
export const accountKey = (typed: string): string => {
  const bare = folded(typed).replace(/[^\p{L}\p{M}\p{N}@]/gu, '');
  const own = MOBILE.exec(bare)?.[1];
  return own === undefined ? bare : `0${own}`;
};
