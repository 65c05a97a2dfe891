import { beforeEach, expect, it } from 'vitest';
import { folded } from '#domain/folded.ts';
import { EVERYTHING, type Condition } from '#backend/store/port.ts';
import { eachStore } from './eachStore.ts';
import { aTask, aUser } from './rows.ts';

// Where a list of the two stores is known to differ. Besides, the order of letters that are younger than the ICU of one of them, of
// some signs and of rare ideographs; none of Latin, Greek, Cyrillic or Bangla letters.
eachStore((store, kind) => {
  beforeEach(() =>
    store().transaction(async (tx) => {
      await tx.insert('users', aUser({ _id: 'ada' }));
      await tx.insert('tasks', aTask({ _id: 'ligature', taskTitle: 'ﬁ' }));
      await tx.insert('tasks', aTask({ _id: 'emoji', taskTitle: '💰' }));
      await tx.insert('tasks', aTask({ _id: 'month', taskTitle: '', completionDate: '2026-11' }));
    }),
  );
  const tasks = async (condition: Condition) => {
    const query = { ...EVERYTHING, conditions: [condition] };
    const { rows } = await store().read((reader) => reader.list('tasks', {}, query));
    return rows.map(({ _id }) => _id);
  };

  it('a text range compares UTF-16 in memory, and UTF-8 in PostgreSQL: emoji stand before or after U+E000 to U+FFFF', async () => {
    expect(await tasks({ column: 'taskTitle', from: 'ﬀ' })).toEqual(
      kind === 'memory' ? ['ligature'] : ['emoji', 'ligature'],
    );
  });

  it('a range of days knows days and moments; in memory also all else that JavaScript reads as a date', async () => {
    const found = await tasks({ column: 'completionDate', to: '2026-11-20' });
    expect(found).toEqual(kind === 'memory' ? ['month'] : []);
  });

  it('no search goes over the end of a line, from one column to the next', async () => {
    const query = { ...EVERYTHING, search: folded('ada@example.test\nbuyer') };
    const { total } = await store().read((reader) => reader.list('users', {}, query));
    expect(total).toBe(0);
  });
});
