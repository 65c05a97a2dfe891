import { headingOf, readCsv } from '#ui/export/readCsv.ts';
import { emptyDraft, type TaskDraft } from '../taskDraft.ts';

/** The columns of a file of tasks, as the template names them. */
export const columns = Object.keys(emptyDraft) as (keyof TaskDraft)[];

/** So many tasks are posted at a time at most. */
export const MOST_TASKS = 500;
/** And so many characters are read: with the texts of all of them the browser has to have room to keep them. */
export const MOST_CHARACTERS = 500_000;

/** A row of the file: the number that a spreadsheet gives it, and what it says, as it was typed. */
export type FileRow = { row: number; draft: TaskDraft; tooManyCells: boolean };

/** Why no row of a text can be read. */
export type FileProblem =
  | { key: 'tooLong' }
  | { key: 'tooMany'; count: number }
  | { key: 'badQuotes'; row: number }
  | { key: 'missing' | 'doubled'; columns: readonly string[] };

export type TaskFile = { rows: readonly FileRow[]; unknown: readonly string[]; problem?: FileProblem };

/** The tasks that a CSV text describes, one a row below the columns' names, which may stand in any order and case. */
export const readTasks = (text: string): TaskFile => {
  if (text.trim() === '') return { rows: [], unknown: [] };
  const refused = (problem: FileProblem): TaskFile => ({ rows: [], unknown: [], problem });
  if (text.length > MOST_CHARACTERS) return refused({ key: 'tooLong' });
  const sheet = readCsv(text, columns.map(headingOf));
  if (sheet.badQuotes !== undefined) return refused({ key: 'badQuotes', row: sheet.badQuotes });
  const filled = sheet.rows.flatMap((cells, place) => (cells.some(isFilled) ? [{ cells, row: place + 1 }] : []));
  const [{ cells: headings } = { cells: [] }, ...tasks] = filled;

  const names = headings.map(headingOf);
  const places = new Map(columns.map((column) => [column, names.indexOf(headingOf(column))]));
  const missing = columns.filter((column) => column !== 'taskImageUrl' && places.get(column) === -1);
  if (missing.length > 0) return refused({ key: 'missing', columns: missing });
  const known = columns.map(headingOf);
  const doubled = columns.filter((column) => names.filter((name) => name === headingOf(column)).length > 1);
  if (doubled.length > 0) return refused({ key: 'doubled', columns: doubled });
  if (tasks.length > MOST_TASKS) return refused({ key: 'tooMany', count: tasks.length });

  const rows = tasks.map(({ cells, row }) => {
    const values = columns.map((column) => [column, cells[places.get(column) ?? -1] ?? '']);
    const draft = { ...emptyDraft, ...(Object.fromEntries(values) as Partial<TaskDraft>) };
    return { row, draft, tooManyCells: cells.slice(headings.length).some(isFilled) };
  });
  return { rows, unknown: headings.filter((heading) => isFilled(heading) && !known.includes(headingOf(heading))) };
};

const isFilled = (cell: string): boolean => cell.trim() !== '';
