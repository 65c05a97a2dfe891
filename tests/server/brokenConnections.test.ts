import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { Collision, OutcomeUnknown, Unavailable, type Store, type Tx } from '#backend/store/port.ts';
import { createPostgresStore, type PostgresOptions } from '#server/postgres/createPostgresStore.ts';
import { administer } from '#tests/support/administer.ts';
import { postgresStore } from './eachStore.ts';
import { lossyProxy } from './lossyProxy.ts';
import { aUser, by } from './rows.ts';
import { patience } from './support/patience.ts';

const { store, url } = postgresStore();
const pay = { ...by, key: 'k', from: 'mint', to: 'user:ada', amount: 5 } as const;

beforeEach(() => store().transaction((tx) => tx.insert('users', aUser({ _id: 'ada' }))));

const another = (options: PostgresOptions): Store => {
  const own = createPostgresStore({ connectionString: url(), ...patience, ...options });
  onTestFinished(own.close);
  return own;
};
const coins = async () => (await store().read((reader) => reader.get('users', 'ada')))?.coin;

/** Runs `work` while another transaction holds the lock of the user's row. */
const whileLocked = (work: () => Promise<void>): Promise<void> =>
  store().transaction(async (tx) => {
    await tx.lockUsers({ _id: 'ada' });
    await work();
  });
/** Repeats `work` while the database is unavailable: on a busy machine any wait may exceed a short time limit. */
const comingAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }
};
const rename = (tx: Tx) => tx.change('users', 'ada', {}, { name: 'Renamed' });
const killOthers = () =>
  administer(
    url(),
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

it.each<[string, PostgresOptions]>([
  ['a lock', { lock_timeout: 500 }],
  ['a statement', { statement_timeout: 500 }],
  ['an answer', { query_timeout: 500 }],
])('who waits too long for %s is told to come again, and can', async (_, options) => {
  const impatient = another({ ...options, max: 1 });
  await whileLocked(async () => {
    await expect(impatient.transaction(rename)).rejects.toThrow(Unavailable);
    expect(await comingAgain(() => impatient.read((reader) => reader.count('users', {})))).toBe(1);
  });
  expect((await comingAgain(() => impatient.transaction(rename)))?.name).toBe('Renamed');
});

it('a database that takes no writes, as a standby, has the writer come again, and is read all the same', async () => {
  const standby = another({ options: '-c default_transaction_read_only=on', max: 1 });
  await expect(standby.transaction(rename)).rejects.toThrow(Unavailable);
  expect(await standby.read((reader) => reader.count('users', {}))).toBe(1);
});

it('who waits too long for the first request with a key is not told that nothing has happened', async () => {
  const impatient = another({ lock_timeout: 500, max: 1 });
  const claim = (tx: Tx) => tx.claimKey('k', by.created_at);
  await store().transaction(async (tx) => {
    expect(await claim(tx)).toBeUndefined();
    await expect(impatient.transaction(claim)).rejects.toThrow(OutcomeUnknown);
    await tx.keepAnswer('k', 'done');
  });
  expect(await comingAgain(() => impatient.transaction(claim))).toBe('done');
});

it('two requests with keys of their own, which sweep the same old answers, do not wait for each other', async () => {
  const old = ['a', 'b', 'c'];
  for (const key of old) await store().transaction((tx) => tx.claimKey(key, '2026-11-01T00:00:00.000Z'));
  const impatient = another({ lock_timeout: 500, max: 1 });
  const claim = (tx: Tx, key: string) => tx.claimKey(key, '2026-11-21T00:00:00.000Z');
  await store().transaction(async (tx) => {
    expect(await claim(tx, 'one')).toBeUndefined();
    expect(await comingAgain(() => impatient.transaction((other) => claim(other, 'two')))).toBeUndefined();
  });
  // Swept by the first, whose transaction is over: they are new again.
  for (const key of old) expect(await store().transaction((tx) => claim(tx, key))).toBeUndefined();
});

it('who gets no connection is told to come again', async () => {
  const small = another({ max: 1, connectionTimeoutMillis: 500 });
  const work = () => expect(small.read((reader) => reader.count('users', {}))).rejects.toThrow(Unavailable);
  await comingAgain(() => small.transaction(work));
  expect(await comingAgain(() => small.read((reader) => reader.count('users', {})))).toBe(1);
});

it('a server that is not there is unavailable', async () => {
  const nowhere = another({ connectionString: 'postgres://ada:secret@127.0.0.1:1/none' });
  await expect(nowhere.read(() => Promise.resolve())).rejects.toThrow(Unavailable);
  await expect(nowhere.transaction(() => Promise.resolve())).rejects.toThrow(Unavailable);
  await expect(nowhere.audit()).rejects.toThrow(Unavailable);
});

it('connections that the server ends, at work or idle, end neither the process nor the store', async () => {
  const own = another({ max: 2 });
  const work = own.transaction(async (tx) => {
    await tx.transfer(pay);
    await killOthers();
    return tx.get('users', 'ada');
  });
  await expect(work).rejects.toThrow(Unavailable);
  await own.read((reader) => reader.count('users', {}));
  await killOthers();
  // An idle connection's end is heard a moment later.
  expect(await comingAgain(coins)).toBe(0);
  expect(await comingAgain(() => own.read((reader) => reader.count('users', {})))).toBe(1);
});

it('a commit whose answer was lost stands where the ledger has what it booked', async () => {
  const { url: lossy, breakAtCommit } = await lossyProxy(url());
  const far = another({ connectionString: lossy, max: 1 });
  let runs = 0;
  breakAtCommit('after');
  const result = await far.transaction(async (tx) => {
    runs++;
    await tx.transfer(pay);
    return 'paid';
  });
  expect([result, runs, await coins()]).toEqual(['paid', 1, 5]);
  await far.transaction((tx) => tx.transfer({ ...pay, key: 'next' }));
  expect(await coins()).toBe(10);
});

it('so it does where the transaction had to be done again', async () => {
  const { url: lossy, breakAtCommit } = await lossyProxy(url());
  const far = another({ connectionString: lossy, max: 1 });
  let runs = 0;
  const result = await far.transaction(async (tx) => {
    runs++;
    await tx.transfer({ ...pay, key: `k${String(runs)}` });
    if (runs === 1) throw new Collision();
    breakAtCommit('after');
    return 'paid';
  });
  expect([result, runs, await coins()]).toEqual(['paid', 2, 5]);
});

it.each([
  ['the ledger has not what it booked', 'before', (tx: Tx) => tx.transfer(pay), 0],
  ['nothing was booked', 'after', rename, 0],
] as const)('where %s, a lost commit is said to be unknown, and not done again', async (_, when, work, left) => {
  const { url: lossy, breakAtCommit } = await lossyProxy(url());
  const far = another({ connectionString: lossy });
  let runs = 0;
  breakAtCommit(when);
  const done = far.transaction<unknown>((tx) => {
    runs++;
    return work(tx);
  });
  await expect(done).rejects.toThrow('The database did not say whether it kept a transaction.');
  await expect(done).rejects.not.toThrow(Unavailable);
  expect([runs, await coins()]).toEqual([1, left]);
});

it('what was read is known, however its transaction ends', async () => {
  const { url: lossy, breakAtCommit } = await lossyProxy(url());
  const far = another({ connectionString: lossy });
  breakAtCommit('after');
  expect(await far.read((reader) => reader.count('users', {}))).toBe(1);
});
