import type { Page } from '@playwright/test';
import { enterUsers, range } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const person = 'worker@example.test';

/** Presses a key until something holds, as a person does who looks where the focus is. */
const pressUntil = async (page: Page, key: string, holds: () => Promise<boolean>) => {
  for (let presses = 0; presses < 40; presses++) {
    if (await holds()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not get there`);
};

test('by keyboard alone: a role, then a deletion (AU-2, AU-4, AU-5)', async ({ page }) => {
  await enterUsers(page);
  const focused = page.locator(':focus');
  const hasFocus = (test: string) => async () =>
    (await focused.count()) > 0 && (await focused.evaluate((element, selector) => element.matches(selector), test));

  await pressUntil(page, 'Tab', hasFocus('[type="search"]'));
  await page.keyboard.type(person);
  await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible();
  await pressUntil(page, 'Tab', hasFocus('[role="columnheader"], [role="columnheader"] *'));
  await page.keyboard.press('ArrowDown');
  await pressUntil(page, 'ArrowRight', hasFocus('[data-field="changeRole"], [data-field="changeRole"] *'));
  await expect.poll(hasFocus('[role="combobox"]')).toBe(true);
  // A letter, an arrow or the wheel on the closed control is no choice; nor is one that Escape takes back (C-62).
  await page.keyboard.type('ab');
  await focused.hover();
  await page.mouse.wheel(0, 120);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('option', { name: 'Worker', selected: true })).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(focused).toHaveText('Worker');
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Role updated successfully!')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: person }).locator('[data-field="role"]')).toHaveText('Buyer');

  // Along the row again: no arrow to the side may change a role in passing.
  await page.keyboard.press('ArrowLeft');
  await pressUntil(page, 'ArrowRight', hasFocus('[data-field="actions"] button'));
  await expect(page.getByRole('row').filter({ hasText: person }).locator('[data-field="role"]')).toHaveText('Buyer');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deleted!')).toBeVisible();
  await expect(page.getByText('Nothing matches your search.')).toBeVisible();
});

test(
  'the second page stays where the user put it, also while the list is asked for again',
  {
    tag: '@thorough',
  },
  async ({ page }) => {
    await page.clock.install();
    await enterUsers(page);
    const emails = page.locator('[role="gridcell"][data-field="email"]');
    await expect(range(page)).toHaveText('1–25 of 200');
    const first = await emails.first().innerText();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(range(page)).toHaveText('26–50 of 200');
    await expect(emails.first()).not.toHaveText(first);
    const shown = await emails.allInnerTexts();
    const expectStill = async () => {
      // Whatever would turn the page back does so a moment later.
      await page.clock.runFor(1000);
      await expect(range(page)).toHaveText('26–50 of 200');
      expect(await emails.allInnerTexts()).toEqual(shown);
      await expect(page).toHaveURL(/[?&]page=2(&|$)/);
    };
    await expectStill();
    const answered = page.waitForResponse(/\/api\/allUser$/);
    await page.keyboard.press('r');
    await answered;
    await expectStill();
  },
);
