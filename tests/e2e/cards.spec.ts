import type { Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import { dollarsOf } from '#domain/coins.ts';
import { balance, enterDemo } from './support/demo.ts';
import { readLedger } from './support/profile.ts';
import {
  bank,
  cardNumber,
  FAILED,
  goBuy,
  journal,
  packageButton,
  pay,
  prepare,
  priceOf,
  purchased,
} from './support/purchase.ts';
import { expect, test } from './support/test.ts';

const COINS = 150;

const ours = ({ users }: Awaited<ReturnType<typeof readLedger>>) =>
  users.find(({ email }) => email === demoPeople.buyer)?.coin ?? NaN;

/** A buyer at the card form, with a card filled in; and what the books say before. */
const begin = async (page: Page, number: string) => {
  await enterDemo(page, 'buyer');
  await goBuy(page);
  await prepare(page, COINS, number);
  return readLedger(page);
};

/** The coins are there, once, on the screen and in the books; the payment history has it. */
const expectBought = async (page: Page, before: Awaited<ReturnType<typeof begin>>) => {
  await purchased(page, COINS);
  await expect(packageButton(page, COINS)).toBeFocused();
  await expect(balance(page)).toHaveText(`$${dollarsOf(ours(before) + COINS)}`);
  const now = await readLedger(page);
  const [payment] = now.payments.slice(before.payments.length);
  expect(now.ledger.slice(before.ledger.length)).toMatchObject([{ from: 'card', amount: COINS }]);
  expect([now.intents.length, now.charged.length]).toEqual([1, 1]);
  expect([ours(now), await journal(page)]).toEqual([ours(before) + COINS, []]);
  await page.getByRole('link', { name: 'Payment History' }).click();
  const row = page.getByRole('row').filter({ hasText: String(payment?.paymentIntentId) });
  await expect(row).toContainText([String(COINS)]);
  await expect(row).toContainText([`$${String(priceOf(COINS))}`]);
};

/** No coins, no charge, nothing kept; the form is there for another card. */
const expectRefused = async (page: Page, before: Awaited<ReturnType<typeof begin>>, reason: string) => {
  await expect(page.getByRole('alert')).toHaveText(`${FAILED}${reason}`);
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'false');
  const now = await readLedger(page);
  expect([now.ledger, now.payments, now.charged]).toEqual([before.ledger, before.payments, []]);
  expect(await journal(page)).toEqual([]);
  await expect(balance(page)).toHaveText(`$${dollarsOf(ours(before))}`);
};

test('the card that succeeds (BP-9, BP-12, PH-2)', async ({ page }) => {
  const before = await begin(page, '4242424242424242');
  await pay(page).click();
  await expectBought(page, before);
});

test('cards that are declined, lack money or are none, and another one after them (BP-13)', async ({ page }) => {
  const before = await begin(page, '4000000000000002');
  await pay(page).click();
  await expectRefused(page, before, 'Your card was declined.');
  await cardNumber(page).fill('4000000000009995');
  await pay(page).click();
  await expectRefused(page, before, 'Your card has insufficient funds.');
  await cardNumber(page).fill('4242424242424241');
  await pay(page).click();
  await expectRefused(page, before, 'Your card number is invalid.');
  await cardNumber(page).fill('4242424242424242');
  await pay(page).click();
  await expectBought(page, before);
});

test('the card whose bank asks, and is told yes (BP-9)', async ({ page }) => {
  const before = await begin(page, '4000002500003155');
  await pay(page).click();
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expectBought(page, before);
});

test('the card whose bank asks, and is told no (BP-13)', async ({ page }) => {
  const before = await begin(page, '4000002500003155');
  await pay(page).click();
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  const reason =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  await expectRefused(page, before, reason);
});

test('a double click on Pay charges once (BP-14)', async ({ page }) => {
  // The bank's question keeps the payment waiting, however late the second click comes.
  const before = await begin(page, '4000002500003155');
  await pay(page).dblclick();
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expectBought(page, before);
});

test('two tabs that pay at the same time charge once; the other one says so (BP-14)', async ({ page, context }) => {
  const before = await begin(page, '4000002500003155');
  const other = await context.newPage();
  await other.goto('/Dashboard/buyerPurchaseCoin');
  await prepare(other, COINS, '4000002500003155');
  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => pay(tab).click()));
  // Whichever was first: its bank asks, and holds it.
  const asking = Promise.any(
    tabs.map(async (tab) => {
      await bank(tab).waitFor();
      return tab;
    }),
  );
  const first = await asking;
  const second = first === page ? other : page;
  await expect(second.getByRole('alert')).toContainText('Another payment of yours is being made or checked');
  await expect(bank(second)).toHaveCount(0);
  await bank(first).getByRole('button', { name: 'Complete authentication' }).click();
  await expectBought(first, before);
  await expect(balance(second)).toHaveText(`$${dollarsOf(ours(before) + COINS)}`);
});
