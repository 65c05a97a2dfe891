import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsAddress } from '#domain/email.ts';
import { folded } from '#domain/folded.ts';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import type { Condition, ListQuery, Store } from '#backend/store/port.ts';
import type { TaskRow, UserRow } from '#backend/store/tables.ts';
import { draws } from '#tests/support/longRun.ts';
import { postgresStore } from './eachStore.ts';
import { aTask, aUser } from './rows.ts';

const { store } = postgresStore();

/** Text pieces in many languages, and signs with a meaning in SQL, LIKE or dates. */
const pieces = [
  ...'Ann ann Änn É e ß SS ø ΟΔΟΣ οδος Σ İ ı I i নুসরাত কাজ 李 Ж ٣ 💰 ́'.split(' '),
  ...'9 10 010 0 1.5 -1 - a@B.c @ 2026-11-21 buyer work'.split(' '),
  ..."% _ \\ ' {} $1 NULL".split(' '),
  ...['Task ', ' ', '\n', '"'],
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((some) => some.join(''));
const coins = fc.constantFrom(1, 9, 10, 11, 2 ** 31, 2 ** 53 - 1);
const age = fc.constantFrom('2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.001Z', '2026-11-21T00:00:00.002Z');
/** Arbitrary (fast-check) of days and times as the product writes them, and of text that is none. */
const day = fc.constantFrom(
  '2026-11-20',
  '2026-11-21',
  '2026-11-21T00:00:00.000Z',
  '2026-11-21T23:59:59.999Z',
  '',
  'সোমবার',
);

const address = fc.constantFrom(
  ...'Ada@b.test ada@B.test ada@bücher.test ada@xn--bcher-kva.test ada@BÜCHER.test ß@ß.test'.split(' '),
);

const task = fc.record({
  user: address,
  taskTitle: text,
  taskDetail: text,
  payableAmount: coins,
  requiredWorkers: fc.nat(2),
  completionDate: day,
  closed: fc.boolean(),
  created_at: age,
});
const user = fc.record({
  name: text,
  displayName: text,
  role: fc.constantFrom('buyer', 'worker'),
  coin: coins,
  created_at: age,
});

const numbers = fc.oneof(coins, fc.constantFrom(-1, 9.5, 1e300, -1e300));
const conditionOn = <V extends string | number>(columns: string[], value: fc.Arbitrary<V>): fc.Arbitrary<Condition> => {
  const column = fc.constantFrom(...columns);
  return fc.oneof(
    fc.record({ column, in: fc.array(value, { maxLength: 3 }) }),
    fc.record({ column, from: value }),
    fc.record({ column, to: value }),
  );
};
/**
 * Arbitrary of texts without a day: among other texts JavaScript takes more for dates than the database, such as 'Task
 * 9'.
 */
const word = text.filter((one) => !/^\d{4}-\d\d-\d\d$/.test(one));
/** Arbitrary of folded texts to search for. */
const sought = text.map(folded);

const queryOf = (texts: string[], figures: string[], dates: string[]): fc.Arbitrary<ListQuery> =>
  fc.record({
    conditions: fc.uniqueArray(
      fc.oneof(
        conditionOn(texts, word),
        conditionOn(texts.filter(holdsAddress), address),
        conditionOn(figures, numbers),
        ...(dates.length > 0 ? [conditionOn(dates, day)] : []),
      ),
      // A filter of an address is an object: it names each condition once.
      { maxLength: 3, selector: (one) => Object.keys(one).join() + one.column },
    ),
    search: fc.oneof(fc.constant(''), sought),
    order: fc.record({ column: fc.constantFrom(null, ...texts, ...figures, ...dates), descending: fc.boolean() }),
    range: fc.oneof(
      fc.constant(null),
      fc.tuple(fc.nat(6), fc.nat(6)).map(([first, more]) => [first, first + more] as const),
    ),
  });

const fill = (some: Store, users: UserRow[], tasks: TaskRow[]) =>
  some.transaction(async (tx) => {
    for (const row of users) await tx.insert('users', row);
    for (const row of tasks) await tx.insert('tasks', row);
  });

it('both stores answer every list alike', async () => {
  const taskQuery = queryOf(
    ['taskTitle', 'taskDetail', 'user', '_id'],
    ['payableAmount', 'requiredWorkers'],
    ['completionDate'],
  );
  const userQuery = queryOf(['name', 'displayName', 'role', 'email'], ['coin'], []);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(task, { maxLength: 8 }),
      fc.array(user, { maxLength: 8 }),
      fc.array(taskQuery, { minLength: 6, maxLength: 6 }),
      fc.array(userQuery, { minLength: 6, maxLength: 6 }),
      async (tasks, users, ofTasks, ofUsers) => {
        // Rows of their own each time, as emptying the tables would take longer than all the rest.
        const prefix = String(run++);
        const owner = aUser({ _id: `${prefix} ada`, imgurl: prefix, deleted: true });
        const userRows = users.map((row, place) =>
          aUser({ ...row, _id: `${prefix} ${String(place)}`, imgurl: prefix }),
        );
        const taskRows = tasks.map((row, place) =>
          aTask({
            ...row,
            _id: `${prefix} ${String(place)}`,
            user_id: owner._id,
          }),
        );
        const memory = createMemoryStore();
        for (const some of [memory, store()]) await fill(some, [owner, ...userRows], taskRows);
        const listed = [{}, { closed: false }, { closed: false, requiredWorkers: { above: 0 } }];
        for (const [place, query] of ofTasks.entries()) {
          const theirs = { user_id: owner._id, ...listed[place % listed.length] };
          const [own, other] = await Promise.all(
            [store(), memory].map((one) => one.read((reader) => reader.list('tasks', theirs, query))),
          );
          expect(own).toEqual(other);
        }
        for (const query of ofUsers) {
          const mine = { deleted: false, imgurl: prefix };
          const [own, other] = await Promise.all(
            [store(), memory].map((one) => one.read((reader) => reader.list('users', mine, query))),
          );
          expect(own).toEqual(other);
        }
      },
    ),
    draws(150),
  );
});
