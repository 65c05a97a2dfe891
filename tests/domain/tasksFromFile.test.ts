// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { checkTasks, csvOfTasks, columns, MOST_TASKS, readTasks } from '#resources/tasks/fromFile/checkTasks.ts';
import { MOST_CHARACTERS } from '#ui/sheet/readSheet.ts';
import { aTask } from '#tests/support/aTask.ts';

const GIVEN = { today: '2026-06-15', origin: 'https://taskcoin.test', picture: '' };
const HEAD = columns.join(',');
const draft = {
  taskTitle: 'Count the birds',
  taskDetail: 'For an hour.',
  requiredWorkers: '3',
  payableAmount: '20',
  completionDate: '2026-06-30',
  submissionInfo: 'A number.',
  taskImageUrl: 'https://i.example.com/birds.png',
};
const rowsOf = (...changes: Partial<typeof draft>[]) =>
  readTasks(csvOfTasks(changes.map((change) => ({ ...draft, ...change })))).rows;
const check = (...changes: Partial<typeof draft>[]) => checkTasks(rowsOf(...changes), [], GIVEN);

describe('reading', () => {
  test('columns in any order and case, unknown ones named, the picture’s left out', () => {
    const { rows, unknown, problem } = readTasks(
      '\ufeffPAYABLEAMOUNT;Colour;taskTitle;taskdetail;requiredWorkers; completionDate ;submissionInfo\r\n20;red;Count the birds;For an hour.;3;2026-06-30;A number.',
    );
    expect({ unknown, problem }).toEqual({ unknown: ['Colour'], problem: undefined });
    expect(rows).toEqual([{ row: 2, draft: { ...draft, taskImageUrl: '' }, tooManyCells: false }]);
  });
  test('rows keep the numbers that a spreadsheet gives them, empty ones between them too', () => {
    const line = 'Count the birds,For an hour.,3,20,2026-06-30,A number.,';
    expect(readTasks(`${HEAD}\n\n${line}\n,,,,,,\n${line}\n`).rows.map(({ row }) => row)).toEqual([3, 5]);
  });
  test('missing columns are all named, but for the picture’s', () => {
    expect(readTasks('taskTitle,taskDetail,payableAmount\na,b,1').problem).toEqual({
      key: 'missing',
      columns: ['requiredWorkers', 'completionDate', 'submissionInfo'],
    });
  });
  test('a column that is there twice is named', () => {
    expect(readTasks(`${HEAD},TASKTITLE\n`).problem).toEqual({ key: 'doubled', columns: ['taskTitle'] });
  });
  test('quotation marks that do not match are told', () => {
    expect(readTasks(`${HEAD}\n"a`).problem).toEqual({ key: 'badQuotes', row: 2 });
  });
  test('as many rows and characters as are allowed, and no more', () => {
    const many = (count: number) => readTasks(csvOfTasks(Array.from({ length: count }, () => draft)));
    expect(many(MOST_TASKS).rows).toHaveLength(MOST_TASKS);
    expect(many(MOST_TASKS + 1)).toEqual({
      rows: [],
      unknown: [],
      problem: { key: 'tooMany', count: MOST_TASKS + 1, most: MOST_TASKS },
    });
    const long = (length: number) => readTasks(`${HEAD}\n`.padEnd(length, 'x')).problem;
    expect([long(MOST_CHARACTERS), long(MOST_CHARACTERS + 1)]).toEqual([undefined, { key: 'tooLong' }]);
  });
  test('nothing, and columns without a row', () => {
    expect([readTasks(' \n'), readTasks(HEAD)]).toEqual([
      { rows: [], unknown: [] },
      { rows: [], unknown: [] },
    ]);
  });
});

describe('checking', () => {
  test('a good row is what the form would send', () => {
    const picture = ' https://i.example.com/birds.png ';
    const [row] = check({ taskTitle: ' Count the birds ', completionDate: ' 2026-06-15 ', taskImageUrl: picture });
    expect(row).toMatchObject({ problems: [], cost: 60, posted: false });
    expect(row?.task).toEqual({
      taskTitle: 'Count the birds',
      taskDetail: 'For an hour.',
      requiredWorkers: 3,
      payableAmount: 20,
      completionDate: '2026-06-15',
      submissionInfo: 'A number.',
      taskImageUrl: 'https://i.example.com/birds.png',
    });
  });
  test.each([
    [{ taskTitle: ' ' }, 'taskForm.titleRequired'],
    [{ taskDetail: '' }, 'taskForm.detailRequired'],
    [{ requiredWorkers: '' }, 'taskForm.workersRequired'],
    [{ requiredWorkers: '1.5' }, 'taskForm.workersNotWhole'],
    [{ requiredWorkers: '0' }, 'taskForm.workersNotWhole'],
    [{ payableAmount: '1e3' }, 'taskForm.payNotWhole'],
    [{ payableAmount: '1.000' }, 'taskForm.payNotWhole'],
    [{ completionDate: '31/07/2026' }, 'taskForm.dateMalformed'],
    [{ completionDate: '2026-02-30' }, 'taskForm.dateMalformed'],
    [{ completionDate: '2026-06-14' }, 'taskForm.datePast'],
    [{ submissionInfo: '\n' }, 'taskForm.infoRequired'],
    [{ taskImageUrl: ' ' }, 'taskForm.imageRequired'],
    [{ taskImageUrl: 'birds.png' }, 'taskForm.imageNotAddress'],
    [{ taskImageUrl: 'javascript:alert(1)' }, 'taskForm.imageNotAddress'],
    [{ taskImageUrl: 'https://' }, 'taskForm.imageNotAddress'],
    [{ taskImageUrl: 'http://x.test/a.png' }, 'taskForm.imageNotAddress'],
  ])('%j: %s, and nothing to send', (change, problem) => {
    expect(check(change)).toMatchObject([{ problems: [problem], task: null }]);
  });
  test('a picture that the image host has stored is kept, whatever its address is (C-59)', () => {
    const picture = 'http://cdn.pictures.test/birds.png';
    const [row] = checkTasks(rowsOf({ taskImageUrl: picture }), [], { ...GIVEN, picture });
    expect(row?.problems).toEqual([]);
  });
  test('every problem of a row is named', () => {
    const { rows } = readTasks(`${HEAD}\n,,x,,,,,more`);
    expect(checkTasks(rows, [], GIVEN)[0]?.problems).toEqual([
      'sheet.tooManyCells',
      'taskForm.titleRequired',
      'taskForm.detailRequired',
      'taskForm.workersNotWhole',
      'taskForm.payRequired',
      'taskForm.dateRequired',
      'taskForm.infoRequired',
      'taskForm.imageRequired',
    ]);
  });
  test('rows that say the same name the first one, and are told apart', () => {
    const rows = check({}, { taskTitle: 'Other' }, { taskTitle: 'Count the birds ' }, {});
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined, 2, 2]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  });
  test('what was posted already is known, whatever became of its places and however the server writes its day', () => {
    const posted = [aTask({ requiredWorkers: 0, completionDate: new Date('2026-06-30T00:00').toISOString() })];
    const rows = checkTasks(rowsOf({}, { completionDate: '2026-07-01' }, { payableAmount: '21' }), posted, GIVEN);
    expect(rows.map(({ posted: before }) => before)).toEqual([true, false, false]);
  });
});
