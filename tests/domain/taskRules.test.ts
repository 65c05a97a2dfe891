import { expect, test } from 'vitest';
import { isDay, isOverEverywhere } from '#domain/moments.ts';
import {
  completionDateProblem,
  payableAmountProblem,
  requiredWorkersProblem,
  submissionInfoProblem,
  taskCost,
  taskDetailProblem,
  taskImageProblem,
  taskTitleProblem,
} from '#domain/taskRules.ts';
import { numberOf, wholeNumberOf } from '#domain/wholeNumber.ts';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['২০০', 200],
  ['٣', 3],
  ['𝟙𝟘', 10],
  ['9007199254740991', 9007199254740991],
  ['99999999999999999999999', 1e23],
  ['9'.repeat(400), Infinity],
  ['', null],
  ['0', null],
  ['00', null],
  ['1.5', null],
  ['1.0', null],
  ['1,000', 1000],
  ['১,০০,০০০', 100_000],
  ['\u200e200\u200b', 200],
  ['1,00', null],
  ['1,0000', null],
  [',100', null],
  ['1.000', null],
  ['1 000', null],
  ['1e3', null],
  ['+1', null],
  ['-1', null],
  ['0x10', null],
  ['Infinity', null],
  ['ten', null],
  ['5🙂', null],
  ['1\n2', null],
  ['১.৫', null],
  ['½', null],
])('BA-4 BA-5 the whole number in %j is %s', (typed, number) => {
  expect(wholeNumberOf(typed)).toBe(number);
});

test.each([
  ['12.5', 'en', 12.5],
  ['1,284.50', 'en', 1284.5],
  ['-3', 'en', -3],
  ['−3', 'en', -3],
  ['০', 'bn', 0],
  ['১,২৮৪.৫', 'bn', 1284.5],
  ['1.284,5', 'de', 1284.5],
  ['1.284', 'de', 1284],
  ['12.5', 'de', null],
  ['1\u202f284,5', 'fr', 1284.5],
  ["1'284.5", 'de-CH', 1284.5],
  ['1e3', 'en', null],
  ['0x10', 'en', null],
  ['.', 'en', null],
  ['', 'en', null],
  ['\u200b', 'en', null],
])('C-72 the number in %j, in the language %s, is %s', (typed, language, number) => {
  expect(numberOf(typed, language)).toBe(number);
});

test.each([
  ['', 'taskForm.workersRequired', 'taskForm.payRequired'],
  ['  ', 'taskForm.workersRequired', 'taskForm.payRequired'],
  ['1.5', 'taskForm.workersNotWhole', 'taskForm.payNotWhole'],
  ['0', 'taskForm.workersNotWhole', 'taskForm.payNotWhole'],
  ['3', null, null],
])('BA-4 BA-5 %j as workers: %s; as pay: %s', (typed, ofWorkers, ofPay) => {
  expect(requiredWorkersProblem(typed)).toBe(ofWorkers);
  expect(payableAmountProblem(typed)).toBe(ofPay);
});

test.each([
  ['2026-06-15', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-6-1', false],
  ['15.06.2026', false],
  ['2026-06-15T00:00', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  ['2026-11-19', '2026-11-20T11:59:59.999Z', false],
  ['2026-11-19', '2026-11-20T12:00:00.000Z', true],
  ['2026-12-31', '2027-01-01T12:00:00.000Z', true],
  ['2027-01-01', '2026-06-15T12:00:00.000Z', false],
  ['banana', '2999-01-01T00:00:00.000Z', false],
  ['', '2999-01-01T00:00:00.000Z', false],
])('%j has ended everywhere on earth at %s: %s', (day, now, over) => {
  expect(isOverEverywhere(day, new Date(now))).toBe(over);
});

test.each([
  ['', 'taskForm.dateRequired'],
  ['tomorrow', 'taskForm.dateMalformed'],
  ['2026-02-30', 'taskForm.dateMalformed'],
  ['2026-06-14', 'taskForm.datePast'],
  ['2026-06-15', null],
  [' 2026-06-15 ', null],
  ['২০২৬-০৬-১৫', null],
  ['২০২৬-০৬-১৪', 'taskForm.datePast'],
  ['\u200e2026-06-15\u200b', null],
  ['9999-12-31', null],
])('BA-6 completion date %j on the fifteenth: %s', (day, problem) => {
  expect(completionDateProblem(day, '2026-06-15')).toBe(problem);
});

test.each([
  ['BA-2', taskTitleProblem, 'taskForm.titleRequired'],
  ['BA-3', taskDetailProblem, 'taskForm.detailRequired'],
  ['BA-7', submissionInfoProblem, 'taskForm.infoRequired'],
  ['BA-8', taskImageProblem, 'taskForm.imageRequired'],
])('%s nothing but blanks is nothing', (_id, rule, problem) => {
  expect(rule('')).toBe(problem);
  expect(rule(' \n\t')).toBe(problem);
  expect(rule('هلا 🙂')).toBeNull();
});

test.each([
  ['3', '20', 60],
  ['', '20', null],
  ['3', '1.5', null],
  ['99999999999999999999', '1', 1e20],
])('BA-11 %j workers at %j coins cost %s', (workers, pay, cost) => {
  expect(taskCost(workers, pay)).toBe(cost);
});
