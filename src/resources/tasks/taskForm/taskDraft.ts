import { dayOf, isDay, momentOf } from '#domain/moments.ts';
import type { Task } from '#domain/entities.ts';
import { typedDay } from '#domain/typedDay.ts';
import { wholeNumberOf } from '#domain/wholeNumber.ts';

/** The values of the form for a new task; all fields are texts as typed. */
export type TaskDraft = {
  taskTitle: string;
  taskDetail: string;
  requiredWorkers: string;
  /** The coins for each worker. */
  payableAmount: string;
  /** The day as it was typed; `typedDay` turns it into 'yyyy-mm-dd'. */
  completionDate: string;
  submissionInfo: string;
  /** The address of the uploaded picture. */
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
 * A draft with the content of an earlier task, for 'Duplicate'. It asks for as many workers as the task still required,
 * and a past date becomes ''.
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

/** The day itself, or '' if it is over. */
const unlessPast = (day: string): string => (isDay(day) && day >= dayOf(new Date()) ? day : '');

/**
 * The local calendar day of a task's date, for which some servers send a moment. Text that is no date is returned as it is.
 */
export const localDayOf = (text: string): string => {
  const moment = momentOf(text);
  return isDay(text) || Number.isNaN(moment) ? text : dayOf(new Date(moment));
};

/** The task to send for a draft whose fields have passed their checks; null if one of its numbers cannot be read. */
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
