import { demoPeople } from '#backend/seed.ts';
import {
  approves,
  balanceIs,
  BOUGHT,
  buys,
  goesHome,
  PAY,
  pays,
  PLACES,
  posts,
  submits,
  withdraws,
} from '../support/circle.ts';
import { cellOf, rowAt } from '../support/day/day.ts';
import { enterDemo, range } from '../support/demo.ts';
import { expect, test } from '../support/full.ts';

test('the money circle over a real server: three people at three computers, and every coin accounted for (BP-10, BH-10, WW-11)', async ({
  page: buyer,
  elsewhere,
  store,
}) => {
  const { step } = test;
  const [worker, admin] = [await elsewhere(), await elsewhere()];
  await enterDemo(buyer, 'buyer');
  await enterDemo(worker, 'worker');
  await enterDemo(admin, 'admin');
  const coinsOf = async (email: string) => (await store.read((reader) => reader.userByEmail(email)))?.coin ?? NaN;
  const [ours, theirs] = [await coinsOf(demoPeople.buyer), await coinsOf(demoPeople.worker)];
  const waiting = await store.read((reader) => reader.count('withdrawals', { status: 'pending' }));
  const bought = await store.read((reader) => reader.count('payments', { email: demoPeople.buyer }));
  const { totals: morning } = await store.audit();

  await step('the buyer buys coins by card, and posts a task', async () => {
    await buys(buyer);
    await balanceIs(buyer, ours + BOUGHT);
    await posts(buyer);
    await balanceIs(buyer, ours + BOUGHT - PLACES * PAY);
    await goesHome(buyer);
  });

  await step('the worker finds it and submits', () => submits(worker));

  await step('the buyer, whose page has been open all the time, approves', () => approves(buyer));

  await step('the worker sees the coins and withdraws them', async () => {
    await worker.reload();
    await balanceIs(worker, theirs + PAY);
    await withdraws(worker);
  });

  await step('the admin, whose page has been open too, pays', async () => {
    await admin.getByRole('button', { name: 'Refresh' }).click();
    await pays(admin, waiting);
  });

  await step('and the books of everybody are exact', async () => {
    await worker.reload();
    await balanceIs(worker, theirs);
    await buyer.reload();
    await balanceIs(buyer, ours + BOUGHT - PLACES * PAY);
    expect((await store.audit()).totals).toEqual({
      balances: morning.balances + BOUGHT - PLACES * PAY,
      escrow: morning.escrow + (PLACES - 1) * PAY,
      minted: morning.minted,
      charged: morning.charged + BOUGHT,
      debt: morning.debt,
      underWay: morning.underWay,
      forfeited: morning.forfeited,
      paidOut: morning.paidOut + PAY,
    });
    await buyer.getByRole('link', { name: 'Payment History' }).click();
    await expect(range(buyer)).toHaveText(`1–${String(bought + 1)} of ${String(bought + 1)}`);
    await expect(cellOf(rowAt(buyer, 0), 'coins')).toHaveText(`${String(BOUGHT)} coins`);
  });
});
