/** @module-tag thorough */
import { expect, it } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import type { Person } from '#backend/token.ts';
import { personOf } from '#tests/backend/aBackend.ts';
import { aTask, aWithdrawal } from '#tests/backend/aWorld.ts';
import type { Attempt } from './support/aCluster.ts';
import { admin, aMarket, buyer, intentsOf, many } from './support/aMarket.ts';
import { aRace, coinsOf, deletion, repeated } from './support/aRace.ts';

// Three processes on one database are asked two hundred things at once. How many of them can succeed is counted by hand.

/** Rows of a market whose buyer's card was charged twenty times, with nothing credited yet. */
const aChargedMarket = async () => {
  const market = await aMarket();
  for (let n = 0; n < 20; n++) await market.charge(buyer, 150);
  return market.books();
};
const charged = aChargedMarket();
const race = aRace(async () => intentsOf(await charged));

it('of admins who all remove each other one is left', async () => {
  const admins = many(14, 'admin');
  const market = await aMarket({ admins });
  const remove = (by: string, whom: string, n: number): Attempt =>
    n % 2 === 0
      ? { ...deletion(market.idOf(whom)), by }
      : { by, name: 'setUserRole', args: { id: market.idOf(whom), role: 'worker' } };
  const all = [admin, ...admins];
  const attempts = all.flatMap((by) => all.filter((whom) => whom !== by).map((whom, n) => remove(by, whom, n)));
  await race(await market.books(), attempts, ({ rows, successes }) => {
    expect(rows.users.filter(({ role, deleted }) => role === 'admin' && !deleted)).toHaveLength(1);
    expect(rows.users.filter(({ deleted }) => deleted)).toHaveLength(successes('deleteUser'));
  });
});

it('a buyer posts tasks or gets another role, never both', async () => {
  const buyers = many(50, 'buyer');
  const market = await aMarket({ buyers });
  const attempts = buyers.flatMap((by): Attempt[] => [
    { by, name: 'createTask', args: aTask({ requiredWorkers: 1, payableAmount: 5 }) },
    { by: admin, name: 'setUserRole', args: { id: market.idOf(by), role: 'worker' } },
  ]);
  await race(await market.books(), repeated(2, attempts), ({ rows, successes, answers }) => {
    for (const email of buyers) {
      const posted = answers.filter(({ by, status }) => by === email && status === 200).length;
      expect([posted, successes('setUserRole', market.idOf(email))]).toBeOneOf([
        [2, 0],
        [0, 2],
      ]);
    }
    const posters = new Set(rows.tasks.map(({ user_id }) => user_id));
    expect(rows.users.filter(({ _id, role }) => posters.has(_id) && role !== 'buyer')).toEqual([]);
  });
});

/** Market with workers who have earned 1000 coins each, besides their welcome coins. */
const aMarketOfEarners = async (workers: string[]) => {
  const market = await aMarket({ workers });
  await market.buy(buyer, workers.length);
  const task = await market.post(buyer, workers.length, 1000);
  for (const email of workers) await market.approve(buyer, await market.submit(email, task));
  return market;
};

it('a thousand coins cover five requests of two hundred', async () => {
  const workers = many(10, 'worker');
  const market = await aMarketOfEarners(workers);
  const attempts = workers.map((by): Attempt => ({ by, name: 'createWithdrawal', args: aWithdrawal(200) }));
  await race(await market.books(), repeated(20, attempts), ({ rows, answers }) => {
    for (const email of workers) {
      expect(answers.filter(({ by, status }) => by === email && status === 200)).toHaveLength(5);
      expect(rows.withdrawals.filter(({ worker_email }) => worker_email === email)).toHaveLength(5);
    }
  });
});

it('requests are paid once each, and what is left covers two more, whatever comes first', async () => {
  const workers = many(10, 'worker');
  const market = await aMarketOfEarners(workers);
  const attempts: Attempt[] = [];
  for (const by of workers) {
    for (let n = 0; n < 3; n++) {
      const args = { id: await market.request(by, 200), withdrawalAmount: 10, workerEmail: by };
      attempts.push(...repeated(4, [{ by: admin, name: 'payWithdrawal', args } as const]));
    }
    attempts.push(...repeated(8, [{ by, name: 'createWithdrawal', args: aWithdrawal(200) } as const]));
  }
  await race(await market.books(), attempts, ({ rows, successes }) => {
    expect([successes('payWithdrawal'), successes('createWithdrawal')]).toEqual([30, 20]);
    for (const email of workers) {
      expect(coinsOf(rows, email)).toBe(10 + 1000 - 600);
      const own = rows.withdrawals.filter(({ worker_email }) => worker_email === email);
      expect(own.filter(({ status }) => status === 'pending')).toHaveLength(2);
    }
  });
});

const newcomer = 'new@example.test';
const signUp = (by: string | Person, email: string): Attempt => ({
  by,
  name: 'createUser',
  args: { name: 'New', email, imgurl: '', role: 'worker', coin: 0 },
});
const two_hundred = many(200, 'alias');
it.each<[string, Attempt[], others: unknown[]]>([
  ['one identity with one address', repeated(200, [signUp(newcomer, newcomer)]), [200, null]],
  [
    'one address under many identities',
    two_hundred.map((uid) => signUp({ ...personOf(newcomer), uid }, newcomer)),
    [409, undefined],
  ],
  [
    'one identity with many addresses',
    two_hundred.map((email) => signUp({ uid: 'one', email, verified: true }, email)),
    [200, null],
  ],
])('%s gets one account and one welcome', async (_, attempts, others) => {
  const rows = await (await aMarket()).books();
  await race(rows, attempts, ({ rows, answers }) => {
    const outcomes = answers.map(({ status, body }) => [status, (body as { insertedId?: unknown }).insertedId]);
    const [winner] = rows.users.slice(2);
    expect(rows.users).toHaveLength(3);
    expect(winner?.coin).toBe(10);
    expect(outcomes.filter(([, id]) => id === winner?._id)).toEqual([[200, winner?._id]]);
    expect(outcomes.filter(([, id]) => id !== winner?._id)).toEqual(Array.from({ length: 199 }, () => others));
  });
});

const saving = (paymentIntentId: string): Attempt => ({
  by: buyer,
  name: 'savePayment',
  args: { paymentIntentId, coins: 150, cost: 10, email: buyer },
});

it.each([1, 20])('%d payments that are told two hundred times are credited once each', async (count) => {
  const rows = await charged;
  const attempts = intentsOf(rows)
    .slice(0, count)
    .map(({ id }) => saving(id));
  await race(rows, repeated(200 / count, attempts), ({ rows, successes }) => {
    expect(successes('savePayment')).toBe(200);
    expect(rows.payments).toHaveLength(count);
    expect(coinsOf(rows, buyer)).toBe(50 + 150 * count);
  });
});

it('a deleted buyer is restored, or signs up anew, without a deadlock', async () => {
  const buyers = many(8, 'buyer');
  const market = await aMarket({ buyers });
  const books = await market.books();
  const [actor, created_at] = [market.idOf(admin), new Date().toISOString()];
  const gone = buyers.map(market.idOf);
  const entry = {
    action_date: created_at,
    actor,
    action: 'deleteUser',
    collection: 'users',
    before: '{}',
    after: '{}',
  };
  const rows: Snapshot = {
    ...books,
    users: books.users.map((one) => (gone.includes(one._id) ? { ...one, deleted: true } : one)),
    closings: gone.map((_id) => ({ _id, erased: false, done: true, actor, created_at })),
    actions: gone.map((row) => ({ ...entry, _id: row, row, request: 'r', person: row, sealed: '', created_at })),
  };
  const attempts = buyers.flatMap((by): Attempt[] => [
    { by: admin, name: 'restoreDeleted', args: { id: market.idOf(by) } },
    { by, name: 'createUser', args: { name: 'Anew', email: by, imgurl: '', role: 'buyer', coin: 0 } },
  ]);
  await race(rows, repeated(4, attempts), ({ rows: after }) => {
    for (const email of buyers)
      expect(after.users.filter((one) => one.email === email && !one.deleted)).toHaveLength(1);
  });
});
