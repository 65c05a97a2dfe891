import type { Page } from '@playwright/test';
import { crash } from './support/crash.ts';
import { enterDemo } from './support/demo.ts';
import { readLedger } from './support/profile.ts';
import { goBuy, journal, pay, prepare } from './support/purchase.ts';
import { longRun } from '#tests/support/longRun.ts';
import { moments, standStillAt, teachStandingStill, type Moment } from './support/standStill.ts';
import { expect, test } from './support/test.ts';

/** Of all moments together; `npm run test:long` asks for more. */
const KILLS = longRun ? 200 : 8;
const COINS = [10, 150, 500, 1000];
/** Whatever a buyer opens next takes the purchase up again. */
const SCREENS = ['buyerHome', 'buyerTask', 'paymentHistory', 'buyerAddTask', 'buyerPurchaseCoin'];

const ends: readonly ((page: Page) => Promise<void>)[] = [(page) => page.close(), crash];

for (const moment of Object.keys(moments) as Moment[]) {
  const times = KILLS / Object.keys(moments).length;
  test(`killed ${String(times)} times when ${moments[moment]}: saved once each (BP-10, PH-1)`, async ({
    page: first,
    context,
  }) => {
    // As long as it takes: so many visits are no matter of one limit on a busy machine.
    test.setTimeout(60_000 + times * 30_000);
    await teachStandingStill(first);
    await enterDemo(first, 'buyer');
    const before = await readLedger(first);
    const bought: number[] = [];
    let page = first;
    for (let kill = 0; kill < times; kill++) {
      const coins = COINS[kill % COINS.length] ?? NaN;
      await goBuy(page);
      await prepare(page, coins);
      await standStillAt(page, moment, () => pay(page).click());
      expect(await journal(page)).not.toEqual([]);
      await ends[kill % ends.length]?.(page);
      bought.push(coins);

      page = await context.newPage();
      await page.goto(`/Dashboard/${String(SCREENS[kill % SCREENS.length])}`);
      // A whole visit, from its first byte on, and not one step of it.
      await expect.poll(() => journal(page), { timeout: 60_000 }).toEqual([]);
      const now = await readLedger(page);
      const booked = now.ledger.slice(before.ledger.length);
      expect(booked.map(({ from, amount }) => [from, amount])).toEqual(bought.map((amount) => ['card', amount]));
      const kept = now.payments.slice(before.payments.length);
      expect(kept.map(({ paymentIntentId }) => paymentIntentId)).toEqual(now.charged.map(({ id }) => id));
    }
  });
}
