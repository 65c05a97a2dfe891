import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { DatabaseError } from 'pg';
import { Unavailable, type Store } from '#backend/store/port.ts';
import { createPostgresStore, type PostgresOptions } from '#server/postgres/createPostgresStore.ts';
import { postgresStore } from './eachStore.ts';
import { aTask, aUser, by } from './rows.ts';
import { patience } from './support/patience.ts';

const { store, url } = postgresStore();
beforeEach(() =>
  store().transaction(async (tx) => {
    for (const _id of ['ada', 'bo']) await tx.insert('users', aUser({ _id }));
    await tx.transfer({ ...by, key: 'signup:ada', from: 'mint', to: 'user:ada', amount: 50 });
  }),
);
const another = (options: PostgresOptions): Store => {
  const own = createPostgresStore({ connectionString: url(), ...patience, ...options });
  onTestFinished(own.close);
  return own;
};
const pay = { ...by, from: 'user:ada', to: 'user:bo', amount: 5 } as const;
const outcomesOf = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason)));
const times = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/**
 * Makes twenty payments of five coins at once from an account with fifty; `runs` counts how often their transactions
 * ran.
 */
const twentyAtOnce = async (some: Store) => {
  let runs = 0;
  const outcomes = await outcomesOf(
    times(20, (place) =>
      some.transaction((tx) => {
        runs++;
        return tx.transfer({ ...pay, key: String(place) });
      }),
    ),
  );
  const { problems, totals } = await some.audit();
  expect([problems.filter((one) => !/^\d+ is booked for nothing$/.test(one)), totals.balances]).toEqual([[], 50]);
  return {
    runs,
    paid: outcomes.filter((one) => one === 'done').length,
    refused: outcomes.filter((one) => one.startsWith('Insufficient')).length,
  };
};

it('pays what is there and no more, each once, whatever isolation the database has by default', async () => {
  const stubborn = another({ options: '-c default_transaction_isolation=serializable' });
  expect(await twentyAtOnce(stubborn)).toEqual({ runs: 20, paid: 10, refused: 10 });
});

it.each(['REPEATABLE READ', 'SERIALIZABLE'] as const)(
  'does work again that others got in the way of, at %s',
  async (isolation) => {
    const { runs, ...outcomes } = await twentyAtOnce(another({ isolation }));
    expect(outcomes).toEqual({ paid: 10, refused: 10 });
    expect(runs).toBeGreaterThan(20);
  },
);

it('books an event once, however many do so at once', async () => {
  const outcomes = await outcomesOf(times(8, () => store().transaction((tx) => tx.transfer({ ...pay, key: 'once' }))));
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['done', 'Error: booked already: once']));
  expect((await store().read((reader) => reader.get('users', 'bo')))?.coin).toBe(5);
});

it('inserts a row once, and sells a slot once', async () => {
  const inserted = await Promise.all(
    times(8, (place) =>
      store().transaction((tx) => tx.insert('users', aUser({ _id: String(place), email: 'one@example.test' }))),
    ),
  );
  expect(inserted.filter(Boolean)).toHaveLength(1);
  await store().transaction((tx) => tx.insert('tasks', aTask({ _id: 't', requiredWorkers: 3 })));
  const sold = await Promise.all(times(8, () => store().transaction((tx) => tx.takeSlot('t'))));
  expect(sold.filter(Boolean)).toHaveLength(3);
});

it('who waited for a lock sees what was done meanwhile', async () => {
  const steps: string[] = [];
  const spend = (name: string) =>
    store().transaction(async (tx) => {
      const [ada] = await tx.lockUsers({ _id: 'ada' });
      steps.push(`${name} sees ${String(ada?.coin)}`);
      await tx.transfer({ ...pay, key: name, amount: 20 });
    });
  await Promise.all([spend('a'), spend('b')]);
  expect(steps.map((step) => step.slice(2))).toEqual(['sees 50', 'sees 30']);
});

it('a lock on a user does not hold up who refers to the user', async () => {
  const impatient = another({ lock_timeout: 100 });
  await store().transaction(async (tx) => {
    await tx.lockUsers({ _id: 'ada' });
    expect(await impatient.transaction((other) => other.insert('tasks', aTask({ _id: 't', user_id: 'ada' })))).toBe(
      true,
    );
  });
});

it('of two who wait for each other, one begins again', async () => {
  const quick = another({ options: '-c deadlock_timeout=20ms' });
  const both: (() => void)[] = [];
  const works: Promise<void>[] = [];
  let runs = 0;
  const lock = (first: string, second: string) =>
    quick.transaction(async (tx) => {
      const run = ++runs;
      // Whoever begins again lets the other finish: it could lock its first row before that one wakes up, and meet it once more.
      if (run > 2) await Promise.race(works);
      await tx.lockUsers({ _id: first });
      if (run <= 2) await new Promise<void>((resolve) => both.push(resolve) === 2 && both.forEach((go) => go()));
      await tx.lockUsers({ _id: second });
    });
  works.push(lock('ada', 'bo'), lock('bo', 'ada'));
  await Promise.all(works);
  expect(runs).toBe(3);
});

it('gives up when others get in the way again and again', async () => {
  let runs = 0;
  const unlucky = store().transaction(() => {
    runs++;
    return Promise.reject(
      Object.assign(new DatabaseError('could not serialize access', 0, 'error'), { code: '40001' }),
    );
  });
  await expect(unlucky).rejects.toThrow(new Unavailable('tooManyAtOnce'));
  expect(runs).toBe(20);
});

it('a transaction that goes on after an error of the database is not said to be done', async () => {
  const work = store().transaction(async (tx) => {
    await tx.transfer({ ...pay, key: 'k' });
    await tx.insert('tasks', aTask({ _id: 't', user_id: 'nobody' })).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('A transaction went on after an error of the database, and was undone.');
  expect((await store().read((reader) => reader.get('users', 'bo')))?.coin).toBe(0);
});
