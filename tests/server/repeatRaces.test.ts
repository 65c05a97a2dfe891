/** @module-tag thorough */
import { expect, it } from 'vitest';
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
  const ledger = users
    .filter(({ role }) => role === 'worker')
    .map(({ _id, created_at }) => {
      return { key: `gift:${_id}`, from: 'mint', to: `user:${_id}`, amount: 1000, actor: _id, created_at } as const;
    });
  const attempts = workers.map((by): Attempt => ({
    by,
    name: 'createWithdrawal',
    args: aWithdrawal(200),
    key: '"one for all"',
  }));
  const rich = { ...books, users, ledger: [...books.ledger, ...ledger] };
  await race(rich, repeated(10, attempts), ({ rows, successes }) => {
    expect(successes('createWithdrawal')).toBe(200);
    expect(rows.withdrawals).toHaveLength(20);
    expect(new Set(rows.withdrawals.map(({ worker_email }) => worker_email)).size).toBe(20);
  });
});
