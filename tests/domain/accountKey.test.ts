import { expect, test } from 'vitest';
import { accountKey } from '#domain/accountKey.ts';

test.each([
  '01445577259',
  '01445-577259',
  ' 01445 577 259 ',
  '+8801445577259',
  '8801445577259',
  '008801445577259',
  '+880 (0)1445-577259',
  '+880\u00a01445\u2011577259',
  '\u200e01445577259\u202c',
  '01445\u200b577259',
  '০১৪৪৫৫৭৭২৫৯',
  '+৮৮০ ১৪৪৫-৫৭৭২৫৯',
  '０１４４５５７７２５９',
  '1445577259',
])('%j is one account', (typed) => {
  expect(accountKey(typed)).toBe('01445577259');
});

test.each([
  ['01445577259', '01445577250'],
  ['01445577259', '014455772598'],
  ['AC-017', 'AC-0017'],
  ['01245577259', '1245577259'],
  ['ada@example.test', 'adaexample.test'],
  ['8801445', '01445'],
])('%j and %j are two', (one, other) => {
  expect(accountKey(one)).not.toBe(accountKey(other));
});

test.each(['', ' \t', '\u200b', '-', '\u2800'])('%j is none', (typed) => {
  expect(accountKey(typed)).toBe('');
});
