import { textProblem } from './longest.ts';
import { isDay } from './moments.ts';
import { typedDay } from './typedDay.ts';
import { isFilled } from './unseen.ts';
import { wholeNumberOf } from './wholeNumber.ts';

/**
 * Validator of a task's title (specification 5). Returns the problem's message key, `{ most }` with the largest length
 * for a text that is too long, or null. The other validators of this file return the same for the form's other fields.
 */
export const taskTitleProblem = (title: string) =>
  isFilled(title) ? textProblem(title.trim(), 'title') : 'taskForm.titleRequired';
export const taskDetailProblem = (detail: string) =>
  isFilled(detail) ? textProblem(detail, 'detail') : 'taskForm.detailRequired';
export const submissionInfoProblem = (info: string) =>
  isFilled(info) ? textProblem(info, 'info') : 'taskForm.infoRequired';
export const taskImageProblem = (address: string) => (isFilled(address) ? null : 'taskForm.imageRequired');

export const requiredWorkersProblem = (typed: string, language?: string) => {
  if (!isFilled(typed)) return 'taskForm.workersRequired';
  return wholeNumberOf(typed, language) === null ? 'taskForm.workersNotWhole' : null;
};

/**
 * Validator of the coins paid to each worker, as typed: null, or the message key of the problem. `language` is the BCP
 * 47 tag of the language in which the number was typed, English by default.
 */
export const payableAmountProblem = (typed: string, language?: string) => {
  if (!isFilled(typed)) return 'taskForm.payRequired';
  return wholeNumberOf(typed, language) === null ? 'taskForm.payNotWhole' : null;
};

/**
 * Validator of a completion date as typed: null, or the message key of the problem. `earliest` is the first day that
 * is allowed, '2026-06-15'.
 */
export const completionDateProblem = (typed: string, earliest: string) => {
  const day = typedDay(typed);
  if (day === '') return 'taskForm.dateRequired';
  if (!isDay(day)) return 'taskForm.dateMalformed';
  return day < earliest ? 'taskForm.datePast' : null;
};

/**
 * Coins that posting a task costs its buyer, from two numbers as typed in `language` (English by default); null until
 * both are valid.
 */
export const taskCost = (requiredWorkers: string, payableAmount: string, language?: string): number | null => {
  const [workers, pay] = [wholeNumberOf(requiredWorkers, language), wholeNumberOf(payableAmount, language)];
  return workers === null || pay === null ? null : workers * pay;
};
