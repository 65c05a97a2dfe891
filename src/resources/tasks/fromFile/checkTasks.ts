import type { Task } from '#domain/entities.ts';
import * as rules from '#domain/taskRules.ts';
import type { PlainKey } from '#i18n/messages.ts';
import type { Problem } from '#i18n/useRule.ts';
import { imageAddress } from '#security/imageAddress.ts';
import { csvOf } from '#ui/export/csv.ts';
import { readSheet, type SheetContent } from '#ui/sheet/readSheet.ts';
import { localDayOf, taskOf, emptyDraft, type NewTask, type TaskDraft } from '../taskForm/taskDraft.ts';

export type CheckedRow = FileRow & {
  /**
   * Key made from the row's content, so that it stays the same when the row moves. Rows with the same content are
   * numbered in it.
   */
  key: string;
  problems: readonly Problem[];
  /** Task to send; null while the row has problems. */
  task: NewTask | null;
  /** Cost of the task in coins; 0 while its numbers cannot be read. */
  cost: number;
  /** Number of an earlier row with the same content, if there is one. */
  sameAs?: number;
  /** True when the buyer has already posted a task with the same content. */
  posted: boolean;
};

type Given = {
  /** Local day, '2026-06-15': the earliest completion date. */
  today: string;
  /** Language of the reader, by which numbers are read. */
  language?: string;
  /** Origin of this site; pictures from it are allowed. */
  origin: string;
  /**
   * Address of the picture for rows that name none. It is not checked, because the image host has returned it (C-59).
   */
  picture: string;
};

/**
 * Checks the rows of a CSV text by the rules of the form 'Add New Tasks', and adds each row's cost, problems and
 * duplicates. Duplicates are looked for in the file and among `posted`, the buyer's tasks on the server. `given` holds
 * today's local day, the reader's language, this site's origin, and the picture for rows that name none.
 */
export const checkTasks = (rows: readonly FileRow[], posted: readonly Task[], given: Given): CheckedRow[] => {
  const known = new Set(posted.map(contentOf));
  const seen = new Map<string, { first: number; times: number }>();
  return rows.map((row) => {
    const { draft } = row;
    const problems = problemsOf(row, given);
    const task = problems.length === 0 ? taskToSend(draft, given.language) : null;
    const text = JSON.stringify(task ?? draft);
    const { first, times } = seen.get(text) ?? { first: row.row, times: 0 };
    seen.set(text, { first, times: times + 1 });
    return {
      ...row,
      key: `${text} ${String(times)}`,
      problems,
      task,
      cost: rules.taskCost(draft.requiredWorkers, draft.payableAmount, given.language) ?? 0,
      ...(times > 0 && { sameAs: first }),
      posted: task !== null && known.has(contentOf(task)),
    };
  });
};

const problemsOf = ({ draft, tooManyCells }: FileRow, given: Given): Problem[] => {
  const found: (Problem | null)[] = [
    tooManyCells ? 'sheet.tooManyCells' : null,
    rules.taskTitleProblem(draft.taskTitle),
    rules.taskDetailProblem(draft.taskDetail),
    rules.requiredWorkersProblem(draft.requiredWorkers, given.language),
    rules.payableAmountProblem(draft.payableAmount, given.language),
    rules.completionDateProblem(draft.completionDate, given.today),
    rules.submissionInfoProblem(draft.submissionInfo),
    rules.taskImageProblem(draft.taskImageUrl),
    addressProblem(draft.taskImageUrl.trim(), given),
  ];
  return found.filter((problem) => problem !== null);
};

/**
 * Problem of a typed picture address: it must be an absolute URL from which our pages show pictures. Null if there is
 * none.
 */
const addressProblem = (address: string, { origin, picture }: Given): PlainKey | null => {
  if (address === '' || address === picture) return null;
  return URL.canParse(address) && imageAddress(address, origin) !== undefined ? null : 'taskForm.imageNotAddress';
};

const taskToSend = (draft: TaskDraft, language?: string): NewTask | null =>
  taskOf({ ...draft, taskImageUrl: draft.taskImageUrl.trim() }, language);

/**
 * Fields by which a posted task is found again in the server's list. Dates and addresses are left out because the
 * server may rewrite them, and the number of required workers because it decreases.
 */
export const KNOWN_BY = ['taskTitle', 'taskDetail', 'submissionInfo', 'payableAmount'] as const;

/** Key of a task's content, with the completion date, because the same work is often posted again for another day. */
const contentOf = (task: Task | NewTask): string =>
  JSON.stringify([...KNOWN_BY.map((field) => task[field]), localDayOf(task.completionDate)]);

/** Headings of a CSV file of tasks: the field names of a task, which are the same in every language. */
export const columns = Object.keys(emptyDraft) as (keyof TaskDraft)[];

/** Largest number of tasks that are posted from one file. */
export const MOST_TASKS = 500;

/**
 * Row of the CSV text: its number as a spreadsheet shows it, and its cells as typed. `tooManyCells` is true if there
 * are more cells than headings.
 */
export type FileRow = { row: number; draft: TaskDraft; tooManyCells: boolean };

type TaskFile = Omit<SheetContent<keyof TaskDraft>, 'rows'> & { rows: readonly FileRow[] };

const described = columns.map((key) => ({ key, names: [key] as const, optional: key === 'taskImageUrl' }));

/**
 * Reads the tasks in a CSV text, one for each row below the headings. It does not throw: see `problem` of the result.
 */
export const readTasks = (text: string): TaskFile => {
  const file = readSheet(text, described, MOST_TASKS);
  return { ...file, rows: file.rows.map(({ row, cells, tooManyCells }) => ({ row, draft: cells, tooManyCells })) };
};

/** CSV text of tasks that {@link readTasks} can read again. */
export const csvOfTasks = (tasks: readonly { readonly [column in keyof TaskDraft]?: unknown }[]): string =>
  csvOf([columns, ...tasks.map((task) => columns.map((column) => task[column]))]);
