// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import * as english from '#i18n/en/submissions.ts';
import * as bangla from '#i18n/bn/submissions.ts';
import {
  checkVerdicts,
  loadSheetWords,
  MOST_ROWS,
  readVerdicts,
  verdictOf,
  type Known,
  type SheetWords,
} from '#resources/submissions/sheet/checkVerdicts.ts';
import { handedOut } from '#resources/submissions/sheet/sheetFile.ts';
import type { SubmissionRecord } from '#resources/submissions/submissionRecord.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { csvOf } from '#ui/export/csv.ts';
import { MOST_CHARACTERS } from '#ui/sheet/readSheet.ts';

let words: SheetWords;
beforeAll(async () => {
  words = await loadSheetWords();
});

const record = (...[number, change = {}]: Parameters<typeof aSubmission>): SubmissionRecord => {
  const submission = aSubmission(number, change);
  return { ...submission, id: submission._id };
};
const shown = { id: 'id', verdict: 'verdict' };
const read = (...lines: string[]) => readVerdicts(lines.join('\n'), words, shown);

describe('reading', () => {
  test('only ids and verdicts are read, under heads of any language, whatever else stands beside them', () => {
    expect(read('note;আইডি;answer;সিদ্ধান্ত', 'mine;s1;"=1;2";Approve').rows).toEqual([
      { row: 2, cells: { id: 's1', verdict: 'Approve' }, tooManyCells: false },
    ]);
    expect(read('ID\tVERDICT', 's1\tapprove').rows).toMatchObject([{ cells: { id: 's1', verdict: 'approve' } }]);
  });
  test('a column that is missing, or there in two languages, is named as the reader calls it', () => {
    expect(read('Task,Answer', 'a,b').problem).toEqual({ key: 'missing', columns: ['id', 'verdict'] });
    expect(read('id,verdict,সিদ্ধান্ত', 's1,approve,').problem).toEqual({ key: 'doubled', columns: ['verdict'] });
  });
  test('no more rows than may be sent at a time', () => {
    const many = (count: number) => read('id,verdict', ...Array.from({ length: count }, () => 's1,approve'));
    expect(many(MOST_ROWS).rows).toHaveLength(MOST_ROWS);
    expect(many(MOST_ROWS + 1).problem).toEqual({ key: 'tooMany', count: MOST_ROWS + 1, most: MOST_ROWS });
  });
  test.each([english, bangla])(
    'what the product itself says is understood: $review.approve, $review.reject',
    (texts) => {
      expect([texts.review.approve, texts.submissions.status.approved].map((word) => verdictOf(word, words))).toEqual([
        'approved',
        'approved',
      ]);
      expect([texts.review.reject, texts.submissions.status.rejected].map((word) => verdictOf(word, words))).toEqual([
        'rejected',
        'rejected',
      ]);
    },
  );
  test.each([
    [' APPROVE ', 'approved'],
    ['appr oved', 'approved'],
    ['Reject\u00a0', 'rejected'],
    ['rejected', 'rejected'],
    ['approve?', undefined],
    ['no', undefined],
    ['', undefined],
  ])('%j is %s', (cell, verdict) => {
    expect(verdictOf(cell, words)).toBe(verdict);
  });
});

describe('checking', () => {
  const listed = [record(1), record(2), record(3, { status: 'approved' }), record(4, { status: 'spam' })];
  const known: Known = {
    listed,
    sent: new Map([
      ['s8', 'rejected'],
      ['s9', undefined],
    ]),
    held: new Set(),
  };
  const check = (lines: string[], change: Partial<Known> = {}) =>
    checkVerdicts(read('id,verdict', ...lines).rows, words, { ...known, ...change });
  const problems = (lines: string[], change: Partial<Known> = {}) =>
    check(lines, change).checked.map(({ row, problem }) => [row, problem]);

  test('a good row has the submission of the server’s list and its verdict', () => {
    expect(check(['s1,approve', ' s2 , Rejected ']).checked).toMatchObject([
      { row: 2, verdict: 'approved', submission: listed[0], problem: undefined },
      { row: 3, verdict: 'rejected', submission: listed[1], problem: undefined },
    ]);
  });
  test('rows without a verdict are counted, whatever their id', () => {
    expect(check(['s1,', 'nobody, ', 's2,reject'])).toMatchObject({ blank: 2, checked: [{ row: 4 }] });
  });
  test('ids that are unknown, missing or settled are named; what was sent from here with its verdict', () => {
    expect(problems(['nobody,approve', ',approve', 's3,reject', 's4,approve', 's8,approve', 's9,approve'])).toEqual([
      [2, { key: 'unknown' }],
      [3, { key: 'noId' }],
      [4, { key: 'settled', as: 'approved' }],
      [5, { key: 'settled', as: 'rejected' }],
      [6, { key: 'settled', as: 'rejected' }],
      [7, { key: 'settled' }],
    ]);
  });
  test('what waits in the workbench to be sent takes no other verdict', () => {
    expect(problems(['s1,approve'], { held: new Set(['s1']) })).toEqual([[2, { key: 'held' }]]);
  });
  test('the same verdict twice is sent once', () => {
    expect(problems(['s1,approve', 's1,APPROVED', 's2,reject', 's1,approve'])).toEqual([
      [2, undefined],
      [3, { key: 'sameAs', row: 2 }],
      [4, undefined],
      [5, { key: 'sameAs', row: 2 }],
    ]);
  });
  test('of contradictory verdicts none is sent, and each names the others', () => {
    expect(problems(['s1,approve', 's1,reject', 's1,approve'])).toEqual([
      [2, { key: 'contradiction', rows: [3] }],
      [3, { key: 'contradiction', rows: [2, 4] }],
      [4, { key: 'contradiction', rows: [3] }],
    ]);
  });
  test('a verdict that cannot be read holds up the readable one beside it', () => {
    expect(problems(['s1,approve', 's1,aprove', 's2,approve', 's2,reject,more'])).toEqual([
      [2, { key: 'contradiction', rows: [3] }],
      [3, { key: 'unreadable' }],
      [4, { key: 'contradiction', rows: [5] }],
      [5, { key: 'tooManyCells' }],
    ]);
  });
  test('nor is one sent beside a row whose cells have moved, though both say the same', () => {
    expect(problems(['s1,approve', 's1,approve,more', 's2,reject'])).toEqual([
      [2, { key: 'contradiction', rows: [3] }],
      [3, { key: 'tooManyCells' }],
      [4, undefined],
    ]);
  });
  test('a row whose cells have moved is named though its verdict seems to be missing', () => {
    expect(problems(['s1,,approve'])).toEqual([[2, { key: 'tooManyCells' }]]);
  });
});

describe('handing out', () => {
  const many = (count: number, answer: string) =>
    handedOut(Array.from({ length: count }, (_, place) => record(place, { submission_details: answer })));

  test('as many as can be read back with a verdict beside each', () => {
    expect(many(MOST_ROWS + 1, 'Short.')).toHaveLength(MOST_ROWS);
    const rows = many(MOST_ROWS, '"Long," \n'.repeat(200));
    const text = csvOf([Object.keys(shown), ...rows.map((row) => [...Object.values(row), 'প্রত্যাখ্যান'])]);
    expect(rows.length).toBeGreaterThan(100);
    expect(text.length).toBeLessThan(MOST_CHARACTERS);
  });
  test('one answer alone is never too long', () => {
    const [row] = many(1, 'x'.repeat(MOST_CHARACTERS));
    expect(row?.answer?.length).toBeLessThan(MOST_CHARACTERS / 10);
  });
});
