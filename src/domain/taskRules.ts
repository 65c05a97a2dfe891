import { isDay } from './moments.ts';
import { typedDay } from './typedDay.ts';
import { isFilled } from './unseen.ts';
import { wholeNumberOf } from './wholeNumber.ts';

/** The rules of a task (specification 5): each answers with the key of its own message, or null when the value is fine. */
export const taskTitleProblem = (title: string) => (isFilled(title) ? null : 'taskForm.titleRequired');
export const taskDetailProblem = (detail: string) => (isFilled(detail) ? null : 'taskForm.detailRequired');
export const submissionInfoProblem = (info: string) => (isFilled(info) ? null : 'taskForm.infoRequired');
export const taskImageProblem = (address: string) => (isFilled(address) ? null : 'taskForm.imageRequired');

export const requiredWorkersProblem = (typed: string, language?: string) => {
  if (!isFilled(typed)) return 'taskForm.workersRequired';
  return wholeNumberOf(typed, language) === null ? 'taskForm.workersNotWhole' : null;
};

/** Coins for each worker. */
export const payableAmountProblem = (typed: string, language?: string) => {
  if (!isFilled(typed)) return 'taskForm.payRequired';
  return wholeNumberOf(typed, language) === null ? 'taskForm.payNotWhole' : null;
};

/** `typed` is what `typedDay` reads a local day from; `earliest` is one, '2026-06-15'. */
export const completionDateProblem = (typed: string, earliest: string) => {
  const day = typedDay(typed);
  if (day === '') return 'taskForm.dateRequired';
  if (!isDay(day)) return 'taskForm.dateMalformed';
  return day < earliest ? 'taskForm.datePast' : null;
};

/** What posting a task takes from the buyer, in coins; null until both numbers are there. */
export const taskCost = (requiredWorkers: string, payableAmount: string, language?: string): number | null => {
  const [workers, pay] = [wholeNumberOf(requiredWorkers, language), wholeNumberOf(payableAmount, language)];
  return workers === null || pay === null ? null : workers * pay;
};
