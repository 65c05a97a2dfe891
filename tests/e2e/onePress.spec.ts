import type { Page } from '@playwright/test';
import { readBooks } from './support/books.ts';
import { cellOf, rowAt } from './support/day/day.ts';
import { enterDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const pay = (page: Page) => cellOf(rowAt(page, 0), 'actions').getByRole('button', { name: 'Payment Success' });

/** Of whom the first row is. */
const first = (page: Page) => cellOf(rowAt(page, 0), 'worker_name').innerText();

test('AH-7 C-56 a double click, or a key that is held, pays one request and not the one that comes below', async ({
  page,
}) => {
  await enterDemo(page, 'admin');
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
  await page.keyboard.press('Enter');
  await expect.poll(() => first(page)).not.toBe(before);
  expect(await paid()).toBe(3);
});
