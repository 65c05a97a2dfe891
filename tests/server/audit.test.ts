import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { auditOf } from '#backend/auditOf.ts';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import type { Audit, Snapshot, Store } from '#backend/store/port.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { administer } from '#tests/support/administer.ts';
import { postgresStore } from './eachStore.ts';
import { anOrder, aPayment, aSubmission, aTask, aUser, aWithdrawal, by } from './rows.ts';
import { EMPTY, withoutTriggers } from './support/databaseRows.ts';

const { store, url } = postgresStore();
const MUCH = 2 ** 45;

/**
 * Fills a store with every kind of booking: coins bought, earned and withdrawn; a pending submission of a closed task;
 * a deleted account.
 */
const openBooks = (some: Store) =>
  some.transaction(async (tx) => {
    await tx.insert('users', aUser({ _id: 'ada' }));
    await tx.insert('users', aUser({ _id: 'bo', role: 'worker' }));
    await tx.insert('users', aUser({ _id: 'gone', deleted: true }));
    await tx.insert('tasks', aTask({ _id: 'colours', requiredWorkers: 1 }));
    await tx.insert('tasks', aTask({ _id: 'birds', requiredWorkers: 3, closed: true }));
    await tx.insert('submissions', aSubmission({ _id: 's' }));
    await tx.insert('submissions', aSubmission({ _id: 's2', task_id: 'birds' }));
    await tx.insert('submissions', aSubmission({ _id: 's3', task_id: 'birds', worker_id: 'gone', status: 'rejected' }));
    await tx.insert('submissions', aSubmission({ _id: '0', worker_id: 'gone', status: 'approved' }));
    await tx.insert('withdrawals', aWithdrawal({ _id: '1', status: 'approved' }));
    await tx.insert('withdrawals', aWithdrawal({ _id: '2' }));
    for (const { _id, user_id } of [
      { _id: '1', user_id: 'ada' },
      { _id: '2', user_id: 'bo' },
    ]) {
      await tx.insert('orders', anOrder({ _id, user_id, coins: MUCH, cents: 10 * MUCH, intent: `pi_${_id}` }));
      const paid = { user_id, coins: MUCH, cost: 10 * MUCH };
      await tx.insert('payments', aPayment({ _id: `pi_${_id}`, order_id: _id, ...paid }));
    }
    await tx.transfer({ ...by, key: 'signup:ada', from: 'mint', to: 'user:ada', amount: 50 });
    await tx.transfer({ ...by, key: 'signup:gone', from: 'mint', to: 'user:gone', amount: 10 });
    await tx.transfer({ ...by, key: 'payment:1', from: 'card', to: 'user:ada', amount: MUCH });
    await tx.transfer({ ...by, key: 'payment:2', from: 'card', to: 'user:bo', amount: MUCH });
    await tx.transfer({ ...by, key: 'task:colours', from: 'user:ada', to: 'escrow:colours', amount: 15 });
    await tx.transfer({ ...by, key: 'pay:0', from: 'escrow:colours', to: 'user:gone', amount: 5 });
    await tx.transfer({ ...by, key: 'task:birds', from: 'user:ada', to: 'escrow:birds', amount: 25 });
    await tx.transfer({ ...by, key: 'refund:birds', from: 'escrow:birds', to: 'user:ada', amount: 15 });
    await tx.transfer({ ...by, key: 'refund:s3', from: 'escrow:birds', to: 'user:ada', amount: 5 });
    await tx.transfer({ ...by, key: 'withdraw:1', from: 'user:bo', to: 'payout', amount: 200 });
  });

const inMemory = async (): Promise<Snapshot> => {
  const memory = createMemoryStore();
  await openBooks(memory);
  return memory.snapshot();
};
const sorted = ({ problems, totals }: Audit) => ({ problems: problems.toSorted(), totals });

beforeEach(() => openBooks(store()));

it('right books have no problems, and totals beyond what an integer of four bytes holds', async () => {
  const audit = await store().audit();
  expect(audit).toEqual({
    problems: [],
    totals: {
      balances: 2 * MUCH - 155,
      escrow: 15,
      debt: 0,
      minted: 60,
      charged: 2 * MUCH,
      underWay: 0,
      paidOut: 200,
      forfeited: 0,
    },
  });
  expect(auditOf(await inMemory())).toEqual(audit);
});

it('empty books are right', async () => {
  await administer(url(), EMPTY);
  const totals = { balances: 0, escrow: 0, debt: 0, minted: 0, charged: 0, underWay: 0, paidOut: 0, forfeited: 0 };
  expect(await store().audit()).toEqual({ problems: [], totals });
});

type Changed = (snapshot: Snapshot) => Partial<Snapshot>;
const one = <R extends object>(rows: readonly R[], fits: Partial<R>, to: Partial<R>): R[] =>
  rows.map((row) =>
    Object.entries(fits).every(([name, value]) => row[name as keyof R] === value) ? { ...row, ...to } : row,
  );

/** Problems of broken books, each made by SQL and in a snapshot; constraints that would refuse it are dropped first. */
it.each<[problem: string, statement: string, Changed]>([
  [
    'user:bo is off',
    `UPDATE users SET coin = coin + 1 WHERE _id = 'bo'`,
    ({ users }) => ({ users: one(users, { _id: 'bo' }, { coin: MUCH - 199 }) }),
  ],
  [
    'escrow:birds is off',
    `UPDATE tasks SET escrow = 4 WHERE _id = 'birds'`,
    ({ tasks }) => ({ tasks: one(tasks, { _id: 'birds' }, { escrow: 4 }) }),
  ],
  [
    'user:gone is negative',
    `ALTER TABLE users DROP CONSTRAINT users_coin_check; UPDATE users SET coin = -1 WHERE _id = 'gone'`,
    ({ users }) => ({ users: one(users, { _id: 'gone' }, { coin: -1 }) }),
  ],
  [
    'escrow:nothing is nowhere',
    `UPDATE ledger SET "to" = 'escrow:nothing' WHERE key = 'task:birds'`,
    ({ ledger }) => ({ ledger: one(ledger, { key: 'task:birds' }, { to: 'escrow:nothing' }) }),
  ],
  [
    'pay:0 moves nothing',
    `ALTER TABLE ledger DROP CONSTRAINT ledger_amount_check; UPDATE ledger SET amount = 0 WHERE key = 'pay:0'`,
    ({ ledger }) => ({ ledger: one(ledger, { key: 'pay:0' }, { amount: 0 }) }),
  ],
  [
    'signup:gone is booked twice',
    `ALTER TABLE ledger DROP CONSTRAINT ledger_pkey; INSERT INTO ledger SELECT * FROM ledger WHERE key = 'signup:gone'`,
    ({ ledger }) => ({ ledger: [...ledger, ...ledger.filter(({ key }) => key === 'signup:gone')] }),
  ],
  [
    'task colours cannot pay what it owes',
    `UPDATE tasks SET "requiredWorkers" = 2 WHERE _id = 'colours'`,
    ({ tasks }) => ({ tasks: one(tasks, { _id: 'colours' }, { requiredWorkers: 2 }) }),
  ],
  [
    'task colours cannot pay what it owes',
    `UPDATE tasks SET "requiredWorkers" = 2::bigint ^ 50, "payableAmount" = 2::bigint ^ 50 WHERE _id = 'colours'`,
    ({ tasks }) => ({ tasks: one(tasks, { _id: 'colours' }, { requiredWorkers: 2 ** 50, payableAmount: 2 ** 50 }) }),
  ],
  [
    'task birds cannot pay what it owes',
    `UPDATE submissions SET status = 'approved' WHERE _id = 's2'`,
    ({ submissions }) => ({ submissions: one(submissions, { _id: 's2' }, { status: 'approved' }) }),
  ],
  [
    'withdraw:2 is not booked',
    `UPDATE withdrawals SET status = 'approved' WHERE _id = '2'`,
    ({ withdrawals }) => ({ withdrawals: one(withdrawals, { _id: '2' }, { status: 'approved' }) }),
  ],
  [
    'withdraw:1 is booked for nothing',
    `UPDATE withdrawals SET status = 'pending' WHERE _id = '1'`,
    ({ withdrawals }) => ({ withdrawals: one(withdrawals, { _id: '1' }, { status: 'pending' }) }),
  ],
  [
    'payment:2 is not booked',
    `UPDATE ledger SET key = 'other' WHERE key = 'payment:2'`,
    ({ ledger }) => ({ ledger: one(ledger, { key: 'payment:2' }, { key: 'other' }) }),
  ],
  [
    'payment:1 is booked for nothing',
    `DELETE FROM payments WHERE order_id = '1'`,
    ({ payments }) => ({ payments: payments.filter(({ order_id }) => order_id !== '1') }),
  ],
  [
    'pay:s3 is not booked',
    `UPDATE submissions SET status = 'approved' WHERE _id = 's3'`,
    ({ submissions }) => ({ submissions: one(submissions, { _id: 's3' }, { status: 'approved' }) }),
  ],
  [
    'pay:0 is booked for nothing',
    `UPDATE submissions SET status = 'rejected' WHERE _id = '0'`,
    ({ submissions }) => ({ submissions: one(submissions, { _id: '0' }, { status: 'rejected' }) }),
  ],
  [
    'payment:1 is booked otherwise',
    `UPDATE ledger SET amount = amount * 10 WHERE key ~ '^payment:';
     UPDATE users SET coin = coin + 9 * ${String(MUCH)} WHERE _id IN ('ada', 'bo')`,
    ({ users, ledger }) => ({
      users: users.map((user) => (user._id === 'gone' ? user : { ...user, coin: user.coin + 9 * MUCH })),
      ledger: ledger.map((entry) => (entry.from === 'card' ? { ...entry, amount: 10 * MUCH } : entry)),
    }),
  ],
  [
    'payment pi_1 is not what was ordered',
    `UPDATE payments SET coins = 10 * coins WHERE _id = 'pi_1'`,
    ({ payments }) => ({ payments: one(payments, { _id: 'pi_1' }, { coins: 10 * MUCH }) }),
  ],
  [
    'payment pi_1 is not what was ordered',
    `UPDATE payments SET cost = 1 WHERE _id = 'pi_1'`,
    ({ payments }) => ({ payments: one(payments, { _id: 'pi_1' }, { cost: 1 }) }),
  ],
  [
    'payment pi_1 is not what was ordered',
    `UPDATE payments SET user_id = 'bo' WHERE _id = 'pi_1'`,
    ({ payments }) => ({ payments: one(payments, { _id: 'pi_1' }, { user_id: 'bo' }) }),
  ],
  [
    'order 1 has more coins than its price buys',
    `UPDATE orders SET cents = 3 * coins WHERE _id = '1'`,
    ({ orders }) => ({ orders: one(orders, { _id: '1' }, { cents: 3 * MUCH }) }),
  ],
  [
    'withdraw:1 is booked otherwise',
    `UPDATE withdrawals SET withdrawal_coin = 300, withdrawal_amount = 1500 WHERE _id = '1'`,
    ({ withdrawals }) => ({
      withdrawals: one(withdrawals, { _id: '1' }, { withdrawal_coin: 300, withdrawal_amount: 1500 }),
    }),
  ],
  [
    'withdrawal 2 is of another sum than its coins',
    `UPDATE withdrawals SET withdrawal_amount = 10000 WHERE _id = '2'`,
    ({ withdrawals }) => ({ withdrawals: one(withdrawals, { _id: '2' }, { withdrawal_amount: 10_000 }) }),
  ],
  [
    'pay:0 is booked otherwise',
    `UPDATE submissions SET worker_id = 'ada' WHERE _id = '0'`,
    ({ submissions }) => ({ submissions: one(submissions, { _id: '0' }, { worker_id: 'ada' }) }),
  ],
  [
    'submission s is paid otherwise than its task',
    `UPDATE submissions SET payable_amount = 50 WHERE _id = 's'`,
    ({ submissions }) => ({ submissions: one(submissions, { _id: 's' }, { payable_amount: 50 }) }),
  ],
  [
    'submission s is of another buyer than its task',
    `UPDATE submissions SET buyer_id = 'bo' WHERE _id = 's'`,
    ({ submissions }) => ({ submissions: one(submissions, { _id: 's' }, { buyer_id: 'bo' }) }),
  ],
  [
    'order 1 is paid twice',
    `INSERT INTO payments SELECT 'another', "paymentIntentId", coins, cost, email, user_id, order_id, created_at, search
     FROM payments WHERE _id = 'pi_1'`,
    ({ payments }) => ({
      payments: [
        ...payments,
        ...payments.filter(({ _id }) => _id === 'pi_1').map((row) => ({ ...row, _id: 'another' })),
      ],
    }),
  ],
  [
    'signup:gone is booked otherwise',
    `UPDATE ledger SET amount = 100 WHERE key = 'signup:gone'`,
    ({ ledger }) => ({ ledger: one(ledger, { key: 'signup:gone' }, { amount: 100 }) }),
  ],
  [
    'refund:birds is not booked',
    `UPDATE ledger SET key = 'other' WHERE key = 'refund:birds'`,
    ({ ledger }) => ({ ledger: one(ledger, { key: 'refund:birds' }, { key: 'other' }) }),
  ],
  [
    'refund:birds is booked otherwise',
    `UPDATE tasks SET "requiredWorkers" = 30 WHERE _id = 'birds'`,
    ({ tasks }) => ({ tasks: one(tasks, { _id: 'birds' }, { requiredWorkers: 30 }) }),
  ],
  [
    'refund:s3 is booked otherwise',
    `UPDATE ledger SET amount = 1 WHERE key = 'refund:s3'`,
    ({ ledger }) => ({ ledger: one(ledger, { key: 'refund:s3' }, { amount: 1 }) }),
  ],
  [
    'task:colours is booked otherwise',
    `UPDATE tasks SET user_id = 'bo' WHERE _id = 'colours'`,
    ({ tasks }) => ({ tasks: one(tasks, { _id: 'colours' }, { user_id: 'bo' }) }),
  ],
  [
    'other is booked for nothing',
    `UPDATE ledger SET key = 'other' WHERE key = 'signup:gone'`,
    ({ ledger }) => ({ ledger: one(ledger, { key: 'signup:gone' }, { key: 'other' }) }),
  ],
])('finds that %s, as the audit in memory does', async (problem, statement, changed) => {
  await administer(url(), withoutTriggers(statement));
  const snapshot = await inMemory();
  const audit = await store().audit();
  expect(audit.problems).toContain(problem);
  expect(sorted(audit)).toEqual(sorted(auditOf({ ...snapshot, ...changed(snapshot) })));
});

it('takes longer than anything else may', async () => {
  const impatient = createPostgresStore({ connectionString: url(), statement_timeout: 1, query_timeout: 1 });
  onTestFinished(impatient.close);
  expect((await impatient.audit()).problems).toEqual([]);
});

it('coins on their way are in no audit', async () => {
  await store().transaction(async (tx) => {
    await tx.transfer({ ...by, key: 'on its way', from: 'user:ada', to: 'user:bo', amount: 7 });
    expect((await store().audit()).problems).toEqual([]);
  });
});
