/** @module-tag thorough */
import { expect, it } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import type { Attempt } from './support/aCluster.ts';
import { admin, aMarket, buyer, many } from './support/aMarket.ts';
import { aRace, coinsOf, repeated } from './support/aRace.ts';

// Three processes on one database are asked everything at once, by two admins.
const race = aRace();
const admins = [admin, 'second@example.test'] as const;
const workers = many(10, 'worker');

/**
 * Rows of a market with ten workers who have each earned 500 bought coins and request 200, with the requests' ids. With
 * `underWay`, all are in one batch.
 */
const aQueue = async ({ underWay = false } = {}) => {
  const market = await aMarket({ admins: [admins[1]], workers });
  await market.buy(buyer, 6);
  const task = await market.post(buyer, 10, 500);
  const ids: string[] = [];
  for (const email of workers) {
    await market.approve(buyer, await market.submit(email, task));
    ids.push(await market.request(email, 200));
  }
  if (underWay) await market.send(admin, ids);
  return { ids, books: await market.books() };
};
const statesOf = ({ withdrawals }: Snapshot, status: string) =>
  withdrawals.filter((one) => one.status === status).length;

it('requests leave the pending list once, into one batch, as paid, held or refused', async () => {
  const { ids, books } = await aQueue();
  const attempts: Attempt[] = admins.flatMap((by) => [
    // Overlapping halves, in opposite orders.
    { by, name: 'createBatch', args: { ids: ids.slice(0, 6) } },
    { by, name: 'createBatch', args: { ids: ids.slice(4).reverse() } },
    ...ids.flatMap((id, nth): Attempt[] => [
      { by, name: 'payWithdrawal', args: { id, withdrawalAmount: 10, workerEmail: workers[nth] ?? '' } },
      { by, name: 'decideWithdrawal', args: { id, act: nth % 2 ? 'hold' : 'refuse', reason: 'Odd.' } },
    ]),
  ]);
  await race(books, repeated(2, attempts), ({ rows, successes }) => {
    expect(statesOf(rows, 'pending')).toBe(0);
    expect(statesOf(rows, 'approved')).toBe(successes('payWithdrawal'));
    expect(new Set(rows.withdrawals.filter(({ batch }) => batch > 0).map(({ batch }) => batch)).size).toBe(
      successes('createBatch'),
    );
    for (const { status, worker_email } of rows.withdrawals)
      expect(coinsOf(rows, worker_email)).toBe(510 - (status === 'approved' || status === 'underWay' ? 200 : 0));
  });
});

it('a bank’s answer is booked once, whatever two admins read in at once', async () => {
  const { ids, books } = await aQueue({ underWay: true });
  const answer = (by: string, named: readonly string[], result: 'paid' | 'failed'): Attempt => ({
    by,
    name: 'readBankAnswer',
    args: { batch: 1, rows: named.map((id) => ({ id, result, reference: 'TX', reason: 'No account.' })) },
  });
  const attempts = admins.flatMap((by) => [
    answer(by, ids.slice(0, 6), 'paid'),
    answer(by, ids.slice(4).reverse(), 'failed'),
    answer(by, ids.slice(6), 'paid'),
  ]);
  await race(books, repeated(3, attempts), ({ rows }) => {
    const [paid, failed] = [statesOf(rows, 'approved'), statesOf(rows, 'failed')];
    expect([10, 6, 4]).toContain(paid + failed);
    expect(rows.ledger.filter(({ to }) => to === 'payout')).toHaveLength(paid);
    expect(rows.ledger.filter(({ from, to }) => from === 'underWay' && to.startsWith('user:'))).toHaveLength(failed);
    for (const { status, worker_email } of rows.withdrawals)
      expect(coinsOf(rows, worker_email)).toBe(status === 'failed' ? 510 : 310);
  });
});
