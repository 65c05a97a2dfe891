import type { Page } from '@playwright/test';
import { DOUBLE_PRESS } from '#ui/doublePress.ts';
import { readBooks } from './support/books.ts';
import { cellOf, question, rowAt } from './support/day/day.ts';
import { enterDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const pay = (page: Page) => cellOf(rowAt(page, 0), 'actions').getByRole('button', { name: 'Payment Success' });

/** Worker in the first row of the list. */
const first = (page: Page) => cellOf(rowAt(page, 0), 'worker_name').innerText();

/** Stops the page's clock, so that a second press counts as soon after the first, however long the test takes. */
const stopClock = (page: Page) =>
  page.evaluate(() => {
    const at = performance.now();
    performance.now = () => at;
  });

/** Moves the stopped clock on by the time after which a press is no double click any more. */
const seen = (page: Page) =>
  page.evaluate((later) => {
    const at = performance.now() + later;
    performance.now = () => at;
  }, DOUBLE_PRESS);

test('AH-7 C-56 a double click, or a key that is held, pays one request and not the one that comes below', async ({
  page,
}) => {
  await enterDemo(page, 'admin');
  await stopClock(page);
  const { length } = (await readBooks(page)).withdrawals;
  const paid = async () => length - (await readBooks(page)).withdrawals.length;

  let before = await first(page);
  await pay(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => first(page)).not.toBe(before);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await paid()).toBe(1);

  await seen(page);
  before = await first(page);
  await pay(page).focus();
  await page.keyboard.down('Enter');
  await expect.poll(() => first(page)).not.toBe(before);
  await expect(pay(page)).toBeFocused();
  before = await first(page);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await paid()).toBe(2);

  // A press of its own.
  await seen(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => first(page)).not.toBe(before);
  expect(await paid()).toBe(3);
});

test('who presses as soon as the next row has the focus pays nobody else', { tag: '@thorough' }, async ({ page }) => {
  await enterDemo(page, 'admin');
  await stopClock(page);
  const { length } = (await readBooks(page)).withdrawals;
  const before = await first(page);
  await pay(page).focus();
  await page.evaluate(() => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLButtonElement) target.click();
    });
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => first(page)).not.toBe(before);
  await expect(pay(page)).toBeFocused();
  expect((await readBooks(page)).withdrawals).toHaveLength(length - 1);
});

test('Space presses the button of a row, and arrows go on from it', { tag: '@thorough' }, async ({ page }) => {
  await enterDemo(page, 'admin');
  const next = await cellOf(rowAt(page, 1), 'worker_name').innerText();
  await pay(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cellOf(rowAt(page, 1), 'actions').getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(pay(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => first(page)).toBe(next);
  await expect(pay(page)).toBeFocused();

  await page.getByRole('link', { name: 'Manage User' }).click();
  const row = rowAt(page, 1);
  const name = row.locator('.GridHeading');
  const details = page.getByRole('dialog', { name: await name.innerText() });
  await name.focus();
  await page.keyboard.press('Space');
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await row.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Space');
  await expect(question(page)).toBeVisible();
});
