import { manyRows as texts } from '../manyRows.ts';
import type { Translated } from '../../messages.ts';

/** Comes with the question before work on many rows, and with its outcome. */
export const manyRows: Translated<'manyRows', typeof texts> = texts;
