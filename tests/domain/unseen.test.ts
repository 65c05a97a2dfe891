import { expect, test } from 'vitest';
import { submissionDetailsProblem, nameProblem } from '#domain/rules.ts';
import { submissionInfoProblem, taskDetailProblem, taskImageProblem, taskTitleProblem } from '#domain/taskRules.ts';
import { isFilled, seen } from '#domain/unseen.ts';

const filled = ['a', 'ক', '7', '.', '🙂', '\u200ba', '👨‍👩‍👧', ' x ', '½'];
const empty = [
  '',
  ' \t\r\n',
  '\u00a0\u2003\u3000',
  '\u200b',
  '\u200d\u200c',
  '\ufeff',
  '\u2060',
  '\u00ad',
  '\u061c\u200e\u202e',
  '\u3164',
  '\u115f\uffa0',
  '\u2800',
  '\ufe0f',
  '\u{e0041}',
  '\u0007',
];

test.each(filled)('%j says something', (text) => {
  expect(isFilled(text)).toBe(true);
});

test.each(empty)('BA-3 WD-3 %j is no title, detail, picture or answer', (text) => {
  expect(isFilled(text)).toBe(false);
  expect(taskTitleProblem(text)).toBe('taskForm.titleRequired');
  expect(taskDetailProblem(text)).toBe('taskForm.detailRequired');
  expect(submissionInfoProblem(text)).toBe('taskForm.infoRequired');
  expect(taskImageProblem(text)).toBe('taskForm.imageRequired');
  expect(submissionDetailsProblem(text)).toBe('work.submit.required');
  expect(nameProblem(text)).toBe('register.nameRequired');
});

test.each([
  ['\u200b0171\u00a0000\u200e', '0171 000'],
  ['\t01\r\n71 ', '01 71'],
  ['\u2800\u200b', ''],
])('what is to be seen of %j is %j', (text, rest) => {
  expect(seen(text)).toBe(rest);
});
