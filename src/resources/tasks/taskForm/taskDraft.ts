import { dayOf, isDay, momentOf } from '#domain/moments.ts';
import type { Task } from '#domain/entities.ts';
import { typedDay } from '#domain/typedDay.ts';
import { wholeNumberOf } from '#domain/wholeNumber.ts';

/** A task as it is written: all fields are texts as typed. */
export type TaskDraft = {
  taskTitle: string;
  taskDetail: string;
  requiredWorkers: string;
  /** Coins for each worker. */
  payableAmount: string;
  /** A day as it was typed; `typedDay` reads it. */
  completionDate: string;
  submissionInfo: string;
  /** The stored picture's address. */
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

/** A draft like an earlier task. Its places may be taken by now, so that their number is a suggestion. */
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

/** The day, or '' for one that is over. */
const unlessPast = (day: string): string => (isDay(day) && day >= dayOf(new Date()) ? day : '');

/** The reader's day of a date, for which a server may send a moment; text that is no date is returned as it is. */
export const localDayOf = (text: string): string => {
  const moment = momentOf(text);
  return isDay(text) || Number.isNaN(moment) ? text : dayOf(new Date(moment));
};

/** The task to send for a draft without mistakes; null while a number cannot be read. */
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
