import { account as texts } from '../account.ts';
import type { Translated } from '../../messages.ts';

/** The pages for who signs in, registers, or looks at the own profile. */
export const account: Translated<'account', typeof texts> = texts;
