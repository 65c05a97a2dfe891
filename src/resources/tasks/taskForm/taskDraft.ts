import { dayOf, isDay, momentOf } from '#domain/moments.ts';
import type { Task } from '#domain/entities.ts';
import { typedDay } from '#domain/typedDay.ts';
import { wholeNumberOf } from '#domain/wholeNumber.ts';

/** Values of the form for a new task; all fields are texts as typed. */
export type TaskDraft = {
  taskTitle: string;
  taskDetail: string;
  requiredWorkers: string;
  /** Coins for each worker. */
  payableAmount: string;
  /** Day as it was typed; `typedDay` turns it into 'yyyy-mm-dd'. */
  completionDate: string;
  submissionInfo: string;
  /** Address of the uploaded picture. */
  taskImageUrl: string;
};

export const emptyDraft: TaskDraft = {
  taskTitle: '',
  taskDetail: '',
  requiredWorkers: '',
  payableAmount: '',
  completionDate: '',
  submissionInfo: '',
  taskImageUrl: '',
};

/**
 * Draft with the content of an earlier task, for 'Duplicate'. It asks for as many workers as the task still requires
 * ('' if none), and a past date becomes ''.
 */
export const copyOf = (task: Task): TaskDraft => ({
  ...emptyDraft,
  taskTitle: task.taskTitle,
  taskDetail: task.taskDetail,
  requiredWorkers: task.requiredWorkers > 0 ? String(task.requiredWorkers) : '',
  payableAmount: String(task.payableAmount),
  completionDate: unlessPast(localDayOf(task.completionDate)),
  submissionInfo: task.submissionInfo,
  taskImageUrl: task.taskImageUrl,
});

/** Given day ('yyyy-mm-dd') if it is today or later; '' if it is in the past, or is no such text. */
const unlessPast = (day: string): string => (isDay(day) && day >= dayOf(new Date()) ? day : '');

/**
 * Local calendar day ('2026-06-15') of a task's date, because some servers send a date with a time. Text that is no
 * date is returned as it is.
 */
export const localDayOf = (text: string): string => {
  const moment = momentOf(text);
  return isDay(text) || Number.isNaN(moment) ? text : dayOf(new Date(moment));
};

/**
 * Task to send for a draft whose fields have passed their checks; null if one of its numbers cannot be read. `language`
 * decides how typed numbers are read.
 */
export const taskOf = (draft: TaskDraft, language?: string) => {
  const requiredWorkers = wholeNumberOf(draft.requiredWorkers, language);
  const payableAmount = wholeNumberOf(draft.payableAmount, language);
  if (requiredWorkers === null || payableAmount === null) return null;
  return {
    ...draft,
    taskTitle: draft.taskTitle.trim(),
    completionDate: typedDay(draft.completionDate),
    requiredWorkers,
    payableAmount,
  };
};

export type NewTask = NonNullable<ReturnType<typeof taskOf>>;
