import { sheets as own } from '../sheets.ts';
import { tasksFile } from '../tasksFile.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...own, ...tasksFile };

/** Texts of dialogs that read files, loaded with them. */
export const sheets: Translated<'sheets', typeof texts> = texts;
