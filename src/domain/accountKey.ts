import { folded } from './folded.ts';

/**
 * Mobile number of Bangladesh, which its payment systems use as account number: with country code, with a leading zero,
 * or without both. Rocket's numbers have one digit more.
 */
const MOBILE = /^(?:00)?(?:880)?0?(1[3-9]\d{8,9})$/;

/**
 * Account number in the form used for comparison (C-72): ASCII digits, without separators, invisible characters or
 * country code; '' for a text of separators alone.
 */
export const accountKey = (typed: string): string => {
  const bare = folded(typed).replace(/[^\p{L}\p{M}\p{N}@]/gu, '');
  const own = MOBILE.exec(bare)?.[1];
  return own === undefined ? bare : `0${own}`;
};
