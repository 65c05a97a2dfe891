import { sheets as own } from '../sheets.ts';
import { tasksFile } from '../tasksFile.ts';

/** Texts of dialogs that read files, loaded with them. */
export const sheets = { ...own, ...tasksFile } as const;
