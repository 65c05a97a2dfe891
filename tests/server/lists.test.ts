import { beforeEach, expect, it } from 'vitest';
import { folded } from '#domain/folded.ts';
import { parseListQuery } from '#backend/parseListQuery.ts';
import type { ListQuery } from '#backend/store/port.ts';
import { entities } from '#domain/entities.ts';
import { eachStore } from './eachStore.ts';
import { aSubmission, aTask, aUser } from './rows.ts';

const titles = [
  ['a', 'Task 10', '2026-11-20'],
  ['b', 'Task 9', '2026-11-21'],
  ['c', 'élan', '2026-11-21T10:00:00.000Z'],
  ['d', 'Eland 100%', 'tomorrow'],
  ['e', 'ΟΔΟΣ', '2026-11-22'],
  ['f', 'İstanbul_1 ıI', ''],
  ['g', 'বাংলা কাজ', '2026-11-22T23:00:00.000Z'],
  ['h', '', '2026-12-01'],
  ['i', 'C:\\temp', 'soon'],
] as const;

const everything: ListQuery = {
  conditions: [],
  search: '',
  order: { column: null, descending: false },
  range: [0, 99],
};

eachStore((store) => {
  beforeEach(() =>
    store().transaction(async (tx) => {
      await tx.insert('users', aUser({ _id: 'ada', name: 'Ada', email: 'Ada@Example.test', role: 'admin', coin: 9 }));
      await tx.insert(
        'users',
        aUser({ _id: 'bo', name: 'bo', role: 'worker', coin: 100, created_at: '2026-11-20T10:00:00.000Z' }),
      );
      await tx.insert(
        'users',
        aUser({
          _id: 'cy',
          name: 'Änne',
          email: 'ÇY@example.test',
          role: 'worker',
          coin: 9,
          created_at: '2026-11-21T10:00:00.001Z',
        }),
      );
      for (const [_id, taskTitle, completionDate] of titles)
        await tx.insert('tasks', aTask({ _id, taskTitle, completionDate }));
      await tx.insert('submissions', aSubmission({ _id: 's', task_id: 'a' }));
    }),
  );
  type Asked = 'tasks' | 'users' | 'submissions';
  const list = async (table: Asked, query: Partial<ListQuery>): Promise<string> => {
    const { rows, total } = await store().read((reader) => reader.list(table, {}, { ...everything, ...query }));
    return `${rows.map(({ _id }) => _id).join('')} of ${String(total)}`;
  };
  const sorted = (table: Asked, column: string | null, descending = false) =>
    list(table, { order: { column, descending } });
  const found = (sought: string, table: Asked = 'tasks') => list(table, { search: folded(sought) });
  /** Rows of a list with a filter, as a caller sends it in the query of a URL. */
  const asked = (filter: object, table: 'tasks' | 'users' = 'tasks') =>
    list(table, parseListQuery({ filter: JSON.stringify(filter) }, table === 'tasks' ? entities.task : entities.user));

  it('a list without a query is complete, in the order in which its rows were written', async () => {
    const { rows, total } = await store().read((reader) => reader.list('users', { deleted: false }));
    expect([rows.map(({ _id }) => _id), total]).toEqual([['bo', 'ada', 'cy'], 3]);
    expect(await list('users', { range: null })).toBe('boadacy of 3');
  });

  it('sorts text as people read it and numbers as numbers, equal ones by age and then by id', async () => {
    expect(await sorted('tasks', 'taskTitle')).toBe('hicdfbaeg of 9');
    expect(await sorted('tasks', 'taskTitle', true)).toBe('geabfdcih of 9');
    expect(await sorted('tasks', 'payableAmount')).toBe('abcdefghi of 9');
    expect(await sorted('tasks', 'payableAmount', true)).toBe('ihgfedcba of 9');
    expect(await sorted('users', 'coin')).toBe('adacybo of 3');
    expect(await sorted('users', 'coin', true)).toBe('bocyada of 3');
    expect(await sorted('users', 'name')).toBe('adacybo of 3');
    expect(await sorted('users', null, true)).toBe('cyadabo of 3');
  });

  it('keeps names that differ in accents and capitals alone by age', async () => {
    const born = (hour: number) => ({ created_at: `2026-11-21T1${String(hour)}:00:00.000Z` });
    await store().transaction(async (tx) => {
      await tx.insert('users', aUser({ _id: 'z', name: 'anne', email: 'z@example.test', uid: 'z', ...born(2) }));
      await tx.insert('users', aUser({ _id: 'y', name: 'ANNÉ', email: 'y@example.test', uid: 'y', ...born(1) }));
    });
    expect(await sorted('users', 'name')).toBe('adacyyzbo of 5');
  });

  it('answers the page asked for, and how many there are on all pages', async () => {
    const order = { column: 'taskTitle', descending: false };
    expect(await list('tasks', { order, range: [0, 3] })).toBe('hicd of 9');
    expect(await list('tasks', { order, range: [4, 7] })).toBe('fbae of 9');
    expect(await list('tasks', { order, range: [8, 11] })).toBe('g of 9');
    expect(await list('tasks', { order, range: [9, 12] })).toBe(' of 9');
    expect(await list('tasks', { search: 'nowhere', range: [0, 3] })).toBe(' of 0');
  });

  it('searches within folded texts, on either store alike', async () => {
    for (const sought of ['οδος', 'διδος'])
      expect(await found(sought), sought).toBe(sought === 'οδος' ? 'e of 1' : ' of 0');
    expect(await found('i̇stanbul')).toBe('f of 1');
    expect(await found('ıi')).toBe('f of 1');
    expect(await found('বাং')).toBe('g of 1');
    expect(await found('élan')).toBe('cd of 2');
    expect(await found('E\u0301lan')).toBe('cd of 2');
    expect(await found('l_1')).toBe('f of 1');
    expect(await found('k_1')).toBe(' of 0');
    expect(await found('0%')).toBe('d of 1');
    expect(await found('%')).toBe('d of 1');
    expect(await found('\\')).toBe('i of 1');
    expect(await found('c:\\te')).toBe('i of 1');
    expect(await found("'")).toBe(' of 0');
  });

  it('searches for roles and states by their words, also within these', async () => {
    expect(await found('work', 'users')).toBe('bocy of 2');
    expect(await found('adm', 'users')).toBe('ada of 1');
    expect(await found('ending', 'submissions')).toBe('s of 1');
    expect(await found('approved', 'submissions')).toBe(' of 0');
    await store().transaction((tx) => tx.change('submissions', 's', {}, { status: 'approved' }));
    expect(await found('approved', 'submissions')).toBe('s of 1');
  });

  it('filters by an address in whichever form it is kept, and texts that only hold one to the letter', async () => {
    const forms = ['x@bücher.example', 'x@xn--bcher-kva.example', 'X@BU\u0308CHER.example'];
    await store().transaction(async (tx) => {
      for (const [place, user] of forms.entries())
        await tx.insert('tasks', aTask({ _id: `x${String(place)}`, user, taskTitle: `Write to ${user}` }));
    });
    for (const form of forms) expect(await asked({ user: form }), form).toBe('x0x1x2 of 3');
    expect(await asked({ taskTitle: 'Write to x@bücher.example' })).toBe('x0 of 1');
    expect(await asked({ taskTitle: 'Write to X@bücher.example' })).toBe(' of 0');
  });

  it('filters to the letter, addresses in any case of letters', async () => {
    expect(await asked({ taskTitle: 'Task 9' })).toBe('b of 1');
    expect(await asked({ taskTitle: ['task 9', 'ΟΔΟΣ', 'elan', ''] })).toBe('eh of 2');
    expect(await asked({ taskTitle: [] })).toBe(' of 0');
    expect(await asked({ email: ['ADA@example.TEST', 'Ada'] }, 'users')).toBe('ada of 1');
    expect(await asked({ email: 'çy@Example.test' }, 'users')).toBe('cy of 1');
    expect(await asked({ coin: [9, 9.5, '100'] }, 'users')).toBe('boadacy of 3');
    expect(await asked({ coin: 1e300 }, 'users')).toBe(' of 0');
    expect(await asked({ taskTitle: true })).toBe(' of 0');
  });

  it('takes both ends of a range of numbers', async () => {
    expect(await asked({ coin_gte: 9, coin_lte: 9 }, 'users')).toBe('adacy of 2');
    expect(await asked({ coin_gte: 9.5 }, 'users')).toBe('bo of 1');
    expect(await asked({ coin_lte: 99.9 }, 'users')).toBe('adacy of 2');
    expect(await asked({ coin_gte: -1e300, coin_lte: 1e300 }, 'users')).toBe('boadacy of 3');
    expect(await asked({ coin_lte: -1e300 }, 'users')).toBe(' of 0');
    expect(await asked({ coin_gte: '', coin_lte: null }, 'users')).toBe('boadacy of 3');
  });

  it('compares text letter by letter, and takes what begins with the last one', async () => {
    const between = (column: string, from: string | undefined, to: string | undefined) => {
      const first = from === undefined ? [] : [{ column, from }];
      const last = to === undefined ? [] : [{ column, to }];
      return list('tasks', { conditions: [...first, ...last] });
    };
    expect(await between('taskTitle', 'Task 9', undefined)).toBe('bcefg of 5');
    expect(await between('taskTitle', undefined, 'Task')).toBe('abdhi of 5');
    expect(await between('taskTitle', 'Task 10', 'Task 1')).toBe('a of 1');
    expect(await between('taskTitle', 'ΟΔ', 'ΟΔ')).toBe('e of 1');
    expect(await between('completionDate', '2026-11', '2026-11')).toBe('abceg of 5');
    expect(await between('completionDate', undefined, '%')).toBe('f of 1');
  });

  it('a day is all of its moments, and what is no date is in no range of days', async () => {
    expect(await asked({ completionDate_gte: '2026-11-21', completionDate_lte: '2026-11-21' })).toBe('bc of 2');
    expect(await asked({ completionDate_gte: '2026-11-22' })).toBe('egh of 3');
    expect(await asked({ completionDate_lte: '2026-11-20' })).toBe('a of 1');
    expect(await asked({ completionDate_gte: '1000-01-01', completionDate_lte: '9999-12-31' })).toBe('abcegh of 6');
  });
});
