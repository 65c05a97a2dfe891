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
} from './support/circle.ts';
import { enterDemo } from './support/demo.ts';
import { handOn, readLedger, type Ledger } from './support/profile.ts';
import { expect, test } from './support/test.ts';

const holder = ({ users }: Ledger, email: string) => {
  const user = users.find((one) => one.email === email);
  if (!user) throw new Error(`There is no ${email}`);
  return { account: `user:${user._id}`, coin: user.coin };
};

/**
 * Test with three people in three browser profiles. The demo's server lives in a profile, so each hands its data on to
 * the next, as a profile's tabs do (handOn). It is the demo as delivered, card company included; tests/e2e/full has the
 * same over HTTP.
 */
test(
  'the money circle: a buyer buys and posts, a worker works and withdraws, an admin pays',
  {
    tag: '@thorough',
  },
  async ({ page: buyer, elsewhere }) => {
    const { step } = test;
    await enterDemo(buyer, 'buyer');
    const [worker, admin] = [await elsewhere(), await elsewhere()];
    await handOn(buyer, worker, admin);
    await enterDemo(worker, 'worker');
    await enterDemo(admin, 'admin');
    const morning = await readLedger(buyer);
    const [ours, theirs] = [holder(morning, demoPeople.buyer), holder(morning, demoPeople.worker)];

    await step('the buyer buys coins by card', async () => {
      await buys(buyer);
      await balanceIs(buyer, ours.coin + BOUGHT);
    });

    await step('and posts a task', async () => {
      await posts(buyer);
      await balanceIs(buyer, ours.coin + BOUGHT - PLACES * PAY);
      await goesHome(buyer);
    });

    await step('the worker finds it and submits', async () => {
      await handOn(buyer, worker, admin);
      await submits(worker);
    });

    await step('the buyer, whose page has been open all the time, approves', async () => {
      await handOn(worker, buyer, admin);
      await approves(buyer);
    });

    await step('the worker sees the coins and withdraws them', async () => {
      await handOn(buyer, worker, admin);
      await balanceIs(worker, theirs.coin + PAY);
      await withdraws(worker);
    });

    await step('the admin, whose page has been open too, pays', async () => {
      await handOn(worker, admin, buyer);
      await pays(admin, 20);
    });

    await step('and the books of everybody are exact', async () => {
      await handOn(admin, worker, buyer);
      await balanceIs(worker, theirs.coin);
      const evening = await readLedger(worker);
      const [payment] = evening.payments.slice(morning.payments.length);
      const [task] = evening.tasks.slice(morning.tasks.length);
      const [submission] = evening.submissions.slice(morning.submissions.length);
      const [withdrawal] = evening.withdrawals.slice(morning.withdrawals.length);
      const escrow = `escrow:${String(task?._id)}`;
      const booked = evening.ledger.slice(morning.ledger.length);
      expect(booked.map(({ key, from, to, amount }) => [key, from, to, amount])).toEqual([
        [`payment:${String(payment?.order_id)}`, 'card', ours.account, BOUGHT],
        [`task:${String(task?._id)}`, ours.account, escrow, PLACES * PAY],
        [`pay:${String(submission?._id)}`, escrow, theirs.account, PAY],
        [`withdraw:${String(withdrawal?._id)}`, theirs.account, 'payout', PAY],
      ]);
      expect(evening.charged.map(({ id }) => id)).toEqual([payment?._id]);
      expect(evening.totals).toEqual({
        balances: morning.totals.balances + BOUGHT - PLACES * PAY,
        escrow: morning.totals.escrow + (PLACES - 1) * PAY,
        minted: morning.totals.minted,
        charged: morning.totals.charged + BOUGHT,
        debt: morning.totals.debt,
        underWay: morning.totals.underWay,
        forfeited: morning.totals.forfeited,
        paidOut: morning.totals.paidOut + PAY,
      });
      const moved = { [ours.account]: BOUGHT - PLACES * PAY };
      expect(evening.users.map(({ _id, coin }) => [_id, coin])).toEqual(
        morning.users.map(({ _id, coin }) => [_id, coin + (moved[`user:${_id}`] ?? 0)]),
      );
    });
  },
);
