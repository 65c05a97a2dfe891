import { manyRows as texts } from '../manyRows.ts';
import type { Translated } from '../../messages.ts';

/** Texts of bulk actions, loaded with their first question. */
export const manyRows: Translated<'manyRows', typeof texts> = texts;
