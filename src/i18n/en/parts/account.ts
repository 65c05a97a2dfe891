import { account as own } from '../account.ts';
import { pictures } from '../pictures.ts';

/** The pages for who signs in, registers, or looks at the own profile. */
export const account = { ...own, ...pictures } as const;
