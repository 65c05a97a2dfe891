import { sheets as own } from '../sheets.ts';
import { tasksFile } from '../tasksFile.ts';

/** Comes with the dialogs that read files. */
export const sheets = { ...own, ...tasksFile } as const;
