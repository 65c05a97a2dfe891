import { account as own } from '../account.ts';
import { pictures } from '../pictures.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...own, ...pictures } as const;
/** The pages for who signs in, registers, or looks at the own profile. */
export const account: Translated<'account', typeof texts> = texts;
