import { account as own } from '../account.ts';
import { pictures } from '../pictures.ts';

/** Texts of sign-in, registration and profile. */
export const account = { ...own, ...pictures } as const;
