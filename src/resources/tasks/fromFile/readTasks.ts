import { csvOf } from '#ui/export/csv.ts';
import { readSheet, type SheetContent } from '#ui/sheet/readSheet.ts';
import { emptyDraft, type TaskDraft } from '../taskForm/taskDraft.ts';

/** The columns of a file of tasks, as the template names them. */
export const columns = Object.keys(emptyDraft) as (keyof TaskDraft)[];

/** The number of tasks that are posted at a time. */
export const MOST_TASKS = 500;

/** A row of the file: its number in a spreadsheet, and its cells as typed. */
export type FileRow = { row: number; draft: TaskDraft; tooManyCells: boolean };

export type TaskFile = Omit<SheetContent<keyof TaskDraft>, 'rows'> & { rows: readonly FileRow[] };

const described = columns.map((key) => ({ key, names: [key] as const, optional: key === 'taskImageUrl' }));

/** The tasks of a CSV text, one to a row below the headings. */
export const readTasks = (text: string): TaskFile => {
  const file = readSheet(text, described, MOST_TASKS);
  return { ...file, rows: file.rows.map(({ row, cells, tooManyCells }) => ({ row, draft: cells, tooManyCells })) };
};

/** Tasks as a file that can be read again. */
export const csvOfTasks = (tasks: readonly { readonly [column in keyof TaskDraft]?: unknown }[]): string =>
  csvOf([columns, ...tasks.map((task) => columns.map((column) => task[column]))]);
