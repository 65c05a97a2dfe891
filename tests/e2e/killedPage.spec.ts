import type { BrowserContext, Page } from '@playwright/test';
import { crash } from './support/crash.ts';
import { enterDemo } from './support/demo.ts';
import { readLedger } from './support/profile.ts';
import { goBuy, journal, pay, prepare } from './support/purchase.ts';
import { longRun } from '#tests/support/longRun.ts';
import { moments, standStillAt, teachStandingStill, type Moment } from './support/standStill.ts';
import { expect, test } from './support/test.ts';

/** Number of kills at all moments together; a long run makes more. */
const KILLS = longRun ? 200 : 8;
const COINS = [10, 150, 500, 1000];
/** Screens that a buyer may open after a killed page; each must take up the unfinished purchase. */
const SCREENS = ['buyerHome', 'buyerTask', 'paymentHistory', 'buyerAddTask', 'buyerPurchaseCoin'];

const ends: readonly ((page: Page) => Promise<void>)[] = [(page) => page.close(), crash];

const TIMES = KILLS / Object.keys(moments).length;
const killedAt =
  (moment: Moment) =>
  async ({ page: first, context }: { page: Page; context: BrowserContext }) => {
    await teachStandingStill(first);
    await enterDemo(first, 'buyer');
    const before = await readLedger(first);
    const bought: number[] = [];
    let page = first;
    for (let kill = 0; kill < TIMES; kill++) {
      const coins = COINS[kill % COINS.length] ?? NaN;
      await goBuy(page);
      await prepare(page, coins);
      await standStillAt(page, moment, () => pay(page).click());
      expect(await journal(page)).not.toEqual([]);
      await ends[kill % ends.length]?.(page);
      bought.push(coins);

      page = await context.newPage();
      await page.goto(`/Dashboard/${String(SCREENS[kill % SCREENS.length])}`);
      await expect.poll(() => journal(page)).toEqual([]);
      const now = await readLedger(page);
      const booked = now.ledger.slice(before.ledger.length);
      expect(booked.map(({ from, amount }) => [from, amount])).toEqual(bought.map((amount) => ['card', amount]));
      const kept = now.payments.slice(before.payments.length);
      expect(kept.map(({ paymentIntentId }) => paymentIntentId)).toEqual(now.charged.map(({ id }) => id));
    }
  };

// As long as it takes: two hundred kills are no matter of one limit.
if (longRun) test.describe.configure({ timeout: 0 });

test(`killed ${String(TIMES)} times when ${moments.charged}: saved once each (BP-10, PH-1)`, killedAt('charged'));
for (const moment of ['confirmed', 'sending', 'saved'] as const)
  test(
    `killed ${String(TIMES)} times when ${moments[moment]}: saved once each`,
    { tag: '@thorough' },
    killedAt(moment),
  );
