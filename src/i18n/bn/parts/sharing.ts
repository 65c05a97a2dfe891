import { sharing as texts } from '../sharing.ts';
import type { Translated } from '../../messages.ts';

/** What the build tells search engines; no page in a browser says it. */
export const sharing: Translated<'sharing', typeof texts> = texts;
