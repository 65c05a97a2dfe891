import { sheets as own } from '../sheets.ts';
import { tasksFile } from '../tasksFile.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...own, ...tasksFile };

/** Comes with the dialogs that read files. */
export const sheets: Translated<'sheets', typeof texts> = texts;
