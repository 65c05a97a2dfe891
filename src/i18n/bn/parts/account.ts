import { account as own } from '../account.ts';
import { pictures } from '../pictures.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...own, ...pictures } as const;
/** Texts of sign-in, registration and profile. */
export const account: Translated<'account', typeof texts> = texts;
