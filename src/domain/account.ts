import { folded } from './folded.ts';

/** A mobile number of Bangladesh, whose payment systems these are (`paymentSystems`): with the country's prefix, with the zero, or without both; Rocket's has a digit more. */
const MOBILE = /^(?:00)?(?:880)?0?(1[3-9]\d{8,9})$/;

/** An account number as others are compared with it (C-72): without separators, what cannot be seen and the country's prefix, its digits of whatever script. '' is none. */
export const accountKey = (typed: string): string => {
  const bare = folded(typed).replace(/[^\p{L}\p{M}\p{N}@]/gu, '');
  const own = MOBILE.exec(bare)?.[1];
  return own === undefined ? bare : `0${own}`;
};
