/** @module-tag thorough */
import { expect, it } from 'vitest';
import { paymentOf } from '#backend/paymentOf.ts';
import { transfers } from '#backend/ledger.ts';
import { aTask, aWithdrawal } from '#tests/backend/aWorld.ts';
import type { Attempt } from './support/aCluster.ts';
import { aMarket, buyer, many } from './support/aMarket.ts';
import { aRace, coinsOf, repeated } from './support/aRace.ts';

// What browsers send again by themselves comes to three processes on one database, while the first is still under way.
const race = aRace();

const keys = Array.from({ length: 10 }, (_, n) => `"${String(n)}"`);

it('ten tasks that are sent twenty times each are posted once each', async () => {
  const args = aTask({ requiredWorkers: 1, payableAmount: 2 });
  const attempts = keys.map((key): Attempt => ({ by: buyer, name: 'createTask', args, key }));
  await race(await (await aMarket()).books(), repeated(20, attempts), ({ rows, answers }) => {
    expect(rows.tasks).toHaveLength(10);
    expect(coinsOf(rows, buyer)).toBe(50 - 20);
    for (const key of keys)
      expect(new Set(answers.filter((one) => one.key === key).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

it('payouts that twenty workers ask for ten times with one key are asked for once', async () => {
  const workers = many(20, 'worker');
  const market = await aMarket({ workers });
  const books = await market.books();
  const users = books.users.map((user) => (user.role === 'worker' ? { ...user, coin: 1010 } : user));
  // They were buyers once.
  const orders = users
    .filter(({ role }) => role === 'worker')
    .map(({ _id, created_at }) => {
      return {
        _id: `order of ${_id}`,
        user_id: _id,
        coins: 1000,
        cents: 3500,
        intent: `pi_${_id}`,
        open: false,
        created_at,
      };
    });
  const payments = orders.map((order) => {
    const { user_id: _id, intent, created_at } = order;
    return paymentOf(order, { _id, email: '', role: 'buyer', deleted: false }, { intent, live: true, created_at });
  });
  const ledger = orders.map((order) =>
    transfers.payment(order, { actor: order.user_id, created_at: order.created_at }),
  );
  const attempts = workers.map((by): Attempt => ({
    by,
    name: 'createWithdrawal',
    args: aWithdrawal(200),
    key: '"one for all"',
  }));
  const rich = { ...books, users, orders, payments, ledger: [...books.ledger, ...ledger] };
  await race(rich, repeated(10, attempts), ({ rows, successes }) => {
    expect(successes('createWithdrawal')).toBe(200);
    expect(rows.withdrawals).toHaveLength(20);
    expect(new Set(rows.withdrawals.map(({ worker_email }) => worker_email)).size).toBe(20);
  });
});
