import { about } from '../about.ts';
import { paymentSystems } from '../paymentSystems.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...about, ...paymentSystems } as const;
/** Texts of /aboutUs. */
export const aboutUs: Translated<'aboutUs', typeof texts> = texts;
