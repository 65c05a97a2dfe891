import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { unkeyed } from '#backend/welcome.ts';
import { createRetainer } from '#server/retention/createRetainer.ts';
import { readRetention } from '#server/retention/retentionSettings.ts';
import { postgresStore } from './eachStore.ts';
import { aUser, aWithdrawal, by } from './rows.ts';

const { store, url } = postgresStore();
let retainer: ReturnType<typeof createRetainer>;
beforeAll(() => {
  const days = { numbers: 400, closed: 90, networks: 90 };
  retainer = createRetainer({ connectionString: url() }, { store: store(), days, erasures: { hashes: unkeyed } });
});
afterAll(() => retainer.close());

const NOW = new Date('2026-11-21T10:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

it('forgets account numbers of settled requests, and networks, when they are old', async () => {
  await store().transaction(async (tx) => {
    await tx.insert('users', aUser({ _id: 'ada' }));
    await tx.insert('users', aUser({ _id: 'bo', role: 'worker' }));
    for (const [_id, status, days] of [
      ['old', 'approved', 401],
      ['waiting', 'pending', 401],
      ['new', 'approved', 399],
    ] as const)
      await tx.insert('withdrawals', aWithdrawal({ _id, status, created_at: ago(days) }));
    await tx.insert('joins', { _id: 'ada', network: 'n', created_at: ago(91) });
    await tx.insert('joins', { _id: 'bo', network: 'n', created_at: ago(89) });
  });
  expect(await retainer.retain(NOW)).toEqual({ numbers: 1, accounts: 0 });
  const { rows } = await store().read((reader) => reader.list('withdrawals', {}));
  const numbers = Object.fromEntries(rows.map(({ _id, account_number }) => [_id, account_number]));
  expect(numbers).toEqual({ old: '', waiting: '01700 000000', new: '01700 000000' });
  expect((await store().read((reader) => reader.list('joins', {}))).rows.map(({ _id }) => _id)).toEqual(['bo']);
});

/** Inserts accounts of one person, closed so many days ago, each with 50 coins. */
const closedAccounts = (uid: string, ages: Readonly<Record<string, number>>) =>
  store().transaction(async (tx) => {
    for (const [_id, days] of Object.entries(ages)) {
      await tx.insert('users', aUser({ _id, uid, email: `${uid}@example.test`, deleted: true }));
      await tx.transfer({ ...by, actor: _id, key: `signup:${_id}`, from: 'mint', to: `user:${_id}`, amount: 50 });
      await tx.insert('closings', { _id, erased: false, done: true, actor: _id, created_at: ago(days) });
    }
  });

it('keeps an account that was closed lately, although an older one of the same person is due', async () => {
  await closedAccounts('zoe', { older: 91, newer: 10 });
  expect(await retainer.retain(NOW)).toMatchObject({ accounts: 0 });
  expect(await store().read((reader) => reader.get('users', 'newer'))).toMatchObject({
    email: 'zoe@example.test',
    coin: 50,
  });
  await closedAccounts('old', { one: 91, two: 92 });
  expect(await retainer.retain(NOW)).toMatchObject({ accounts: 1 });
});

it('erases nobody who signs up anew after the accounts to erase were listed', async () => {
  await closedAccounts('first', { first: 91 });
  await closedAccounts('zoe', { old: 91 });
  const { transaction } = store();
  vi.spyOn(store(), 'transaction').mockImplementationOnce(async (work) => {
    await transaction((tx) => tx.insert('users', aUser({ _id: 'anew', uid: 'zoe', email: 'zoe@example.test' })));
    return transaction(work);
  });
  expect(await retainer.retain(NOW)).toMatchObject({ accounts: 1 });
  expect(await store().read((reader) => reader.get('users', 'anew'))).toMatchObject({
    deleted: false,
    email: 'zoe@example.test',
  });
});

it('erases accounts that were closed long ago, but for those of people who came back', async () => {
  await store().transaction(async (tx) => {
    for (const [_id, days] of [
      ['old', 91],
      ['new', 89],
      ['back', 91],
      ['owes', 91],
    ] as const) {
      await tx.insert('users', aUser({ _id, deleted: true, debt: _id === 'owes' ? 5 : 0 }));
      await tx.insert('closings', { _id, erased: false, done: true, actor: _id, created_at: ago(days) });
    }
    await tx.insert('users', aUser({ _id: 'anew', uid: 'uid of back' }));
  });
  expect(await retainer.retain(NOW)).toEqual({ numbers: 0, accounts: 1 });
  const { rows } = await store().read((reader) => reader.list('users', {}));
  expect(rows.filter(({ email }) => email === '').map(({ _id }) => _id)).toEqual(['old']);
});

it('is once an hour one process’s turn', async () => {
  expect([await retainer.isDue(), await retainer.isDue()]).toEqual([true, false]);
});

it.each([
  [{}, { numbers: 400, closed: 90, networks: 90 }, []],
  [{ KEEP_CLOSED_DAYS: '0', KEEP_NUMBERS_DAYS: '30' }, { numbers: 30, closed: 0, networks: 90 }, []],
  [{ KEEP_CLOSED_DAYS: '29' }, { closed: 29 }, ['KEEP_CLOSED_DAYS is too small: 30 at least, or 0 for good.']],
  [{ KEEP_NETWORKS_DAYS: 'a week' }, {}, ['KEEP_NETWORKS_DAYS is no whole number of days: a week.']],
])('times are settings: %j', (env, days, said) => {
  const problems: string[] = [];
  expect(readRetention(env, (sentence) => problems.push(sentence))).toMatchObject(days);
  expect(problems).toEqual(said);
});
