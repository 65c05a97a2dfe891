import type { Task } from '#domain/entities.ts';
import * as rules from '#domain/taskRules.ts';
import type { PlainKey } from '#i18n/messages.ts';
import type { Problem } from '#i18n/useRule.ts';
import { imageAddress } from '#security/imageAddress.ts';
import { csvOf } from '#ui/export/csv.ts';
import { readSheet, type SheetContent } from '#ui/sheet/readSheet.ts';
import { localDayOf, taskOf, emptyDraft, type NewTask, type TaskDraft } from '../taskForm/taskDraft.ts';

export type CheckedRow = FileRow & {
  /** The key of a row's content, wherever it stands; equal rows are numbered. */
  key: string;
  problems: readonly Problem[];
  /** The task to send; null while there are problems. */
  task: NewTask | null;
  /** The cost in coins; 0 while a number cannot be read. */
  cost: number;
  /** The number of an earlier row with the same content. */
  sameAs?: number;
  /** True when the buyer has posted such a task already. */
  posted: boolean;
};

type Given = {
  today: string;
  /** The reader's language, in which the numbers are written. */
  language?: string;
  /** The origin of this site, from which a picture may come. */
  origin: string;
  /** The address that the image host has answered for rows without a picture: accepted, whatever it is (C-59). */
  picture: string;
};

/** The rows, checked by the rules of Add New Tasks, with costs and duplicates. */
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

/** The problem of a typed address: it has to be a whole one, and one that a picture is drawn from. */
const addressProblem = (address: string, { origin, picture }: Given): PlainKey | null => {
  if (address === '' || address === picture) return null;
  return URL.canParse(address) && imageAddress(address, origin) !== undefined ? null : 'taskForm.imageNotAddress';
};

const taskToSend = (draft: TaskDraft, language?: string): NewTask | null =>
  taskOf({ ...draft, taskImageUrl: draft.taskImageUrl.trim() }, language);

/** The fields by which the list recognises a posted task: the server may rewrite dates and addresses, and places are taken. */
export const KNOWN_BY = ['taskTitle', 'taskDetail', 'submissionInfo', 'payableAmount'] as const;

/** The key of a task's content, the day included: the same work is given out again on other days. */
const contentOf = (task: Task | NewTask): string =>
  JSON.stringify([...KNOWN_BY.map((field) => task[field]), localDayOf(task.completionDate)]);

/** The columns of a file of tasks, as the template names them. */
export const columns = Object.keys(emptyDraft) as (keyof TaskDraft)[];

/** The number of tasks that are posted at a time. */
export const MOST_TASKS = 500;

/** A row of the file: its number in a spreadsheet, and its cells as typed. */
export type FileRow = { row: number; draft: TaskDraft; tooManyCells: boolean };

type TaskFile = Omit<SheetContent<keyof TaskDraft>, 'rows'> & { rows: readonly FileRow[] };

const described = columns.map((key) => ({ key, names: [key] as const, optional: key === 'taskImageUrl' }));

/** The tasks of a CSV text, one to a row below the headings. */
export const readTasks = (text: string): TaskFile => {
  const file = readSheet(text, described, MOST_TASKS);
  return { ...file, rows: file.rows.map(({ row, cells, tooManyCells }) => ({ row, draft: cells, tooManyCells })) };
};

/** Tasks as a file that can be read again. */
export const csvOfTasks = (tasks: readonly { readonly [column in keyof TaskDraft]?: unknown }[]): string =>
  csvOf([columns, ...tasks.map((task) => columns.map((column) => task[column]))]);
