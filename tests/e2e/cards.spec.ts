import type { Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import { specified, worthOf } from '#domain/coins.ts';
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
const BANK_ASKS = '4000002500003155';
const OTHER_TAB = 'Another payment of yours is being made or checked';

const ours = ({ users }: Awaited<ReturnType<typeof readLedger>>) =>
  users.find(({ email }) => email === demoPeople.buyer)?.coin ?? NaN;

/**
 * Opens the card form as the demo's buyer, and fills in the card with this number; resolves to the books as they are
 * then.
 */
const begin = async (page: Page, number: string) => {
  await enterDemo(page, 'buyer');
  await goBuy(page);
  await prepare(page, COINS, number);
  return readLedger(page);
};

/** Checks that the coins were bought once: on the screen, in the books since `before`, and in the payment history. */
const expectBought = async (page: Page, before: Awaited<ReturnType<typeof begin>>) => {
  await purchased(page, COINS);
  await expect(packageButton(page, COINS)).toBeFocused();
  await expect(balance(page)).toHaveText(`$${worthOf(ours(before) + COINS, specified)}`);
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

/**
 * Checks that nothing was bought or charged since `before`, that the form gives this reason, and that another card can
 * be tried.
 */
const expectRefused = async (page: Page, before: Awaited<ReturnType<typeof begin>>, reason: string) => {
  await expect(page.getByRole('alert')).toHaveText(`${FAILED}${reason}`);
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'false');
  const now = await readLedger(page);
  expect([now.ledger, now.payments, now.charged]).toEqual([before.ledger, before.payments, []]);
  expect(await journal(page)).toEqual([]);
  await expect(balance(page)).toHaveText(`$${worthOf(ours(before), specified)}`);
};

test('cards that fail, one after the other, and one whose bank asks: pressed twice, and in another tab (BP-9, BP-13, BP-14)', async ({
  page,
  context,
}) => {
  const before = await begin(page, '4000000000000002');
  for (const [number, reason] of [
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['4242424242424241', 'Your card number is invalid.'],
  ] as const) {
    await cardNumber(page).fill(number);
    await pay(page).click();
    await expectRefused(page, before, reason);
  }
  await test.step('a bank that is told no', async () => {
    await cardNumber(page).fill(BANK_ASKS);
    await pay(page).click();
    await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
    const reason =
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
    await expectRefused(page, before, reason);
  });
  await test.step('a bank that is told yes, after a double click and a press in another tab (BP-12, PH-2)', async () => {
    const other = await context.newPage();
    await other.goto('/Dashboard/buyerPurchaseCoin');
    await prepare(other, COINS, BANK_ASKS);
    await page.bringToFront();
    // The bank's question keeps the payment waiting, however late the second click comes.
    await pay(page).dblclick();
    await expect(bank(page)).toBeVisible();
    await other.bringToFront();
    await pay(other).click();
    await expect(other.getByRole('alert')).toContainText(OTHER_TAB);
    await expect(bank(other)).toHaveCount(0);
    await page.bringToFront();
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
    await expectBought(page, before);
    await expect(balance(other)).toHaveText(`$${worthOf(ours(before) + COINS, specified)}`);
  });
});

test(
  'two tabs that pay at the same time charge once; the other one says so',
  { tag: '@thorough' },
  async ({ page, context }) => {
    const before = await begin(page, BANK_ASKS);
    const other = await context.newPage();
    await other.goto('/Dashboard/buyerPurchaseCoin');
    await prepare(other, COINS, BANK_ASKS);
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
    await expect(second.getByRole('alert')).toContainText(OTHER_TAB);
    await expect(bank(second)).toHaveCount(0);
    await bank(first).getByRole('button', { name: 'Complete authentication' }).click();
    await expectBought(first, before);
    await expect(balance(second)).toHaveText(`$${worthOf(ours(before) + COINS, specified)}`);
  },
);
