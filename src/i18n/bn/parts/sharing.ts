import { sharing as texts } from '../sharing.ts';
import type { Translated } from '../../messages.ts';

/** Descriptions for search engines, which the build alone uses. */
export const sharing: Translated<'sharing', typeof texts> = texts;
