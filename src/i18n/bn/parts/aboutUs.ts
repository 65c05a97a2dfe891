import { about as texts } from '../about.ts';
import type { Translated } from '../../messages.ts';

/** /aboutUs. */
export const aboutUs: Translated<'aboutUs', typeof texts> = texts;
