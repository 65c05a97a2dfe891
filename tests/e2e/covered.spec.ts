import type { Locator } from '@playwright/test';
import { enterDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

/** Whether two parts of the page lie over each other. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Not drawn');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test.use({ viewport: { width: 1440, height: 900 } });

for (const [where, path, height] of [
  ['below', '/Dashboard/buyerAddTask', 900],
  ['above', '/Dashboard/buyerTask', 900],
  ['below', '/Dashboard/buyerTask', 1200],
] as const)
  test(`the calendar of ${path} opens ${where} its field in ${String(height)} px, and leaves it in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await enterDemo(page, 'buyer');
    await page.goto(path);
    if (path.endsWith('buyerTask')) await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await page.getByRole('button', { name: 'Choose a day' }).click();
    const calendar = page.getByRole('dialog', { name: 'Choose a day' });
    await expect(calendar.getByRole('gridcell').first()).toBeVisible();
    const field = page.locator('input[name="completionDate"]');
    await expect.poll(() => overlap(calendar, field)).toBe(false);
    const [drawn, typed] = [await calendar.boundingBox(), await field.boundingBox()];
    expect((drawn?.y ?? 0) > (typed?.y ?? 0)).toBe(where === 'below');
  });

test('what is said when a task is posted does not lie on the button that posts the next one', async ({ page }) => {
  await enterDemo(page, 'buyer');
  await page.goto('/Dashboard/buyerAddTask');
  await page.getByLabel('Task title').fill('Tag 20 photos');
  await page.getByLabel('Task detail').fill('One word each.');
  await page.getByLabel('Submission info').fill('A link');
  await page.getByLabel('Required workers').fill('2');
  await page.getByLabel('Payable amount').fill('3');
  await page.getByLabel('Completion date').fill('2099-06-30');
  await page.getByLabel('Task image').setInputFiles('docs/console.png');
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  const button = page.getByRole('button', { name: 'Add Task', exact: true });
  await button.click();
  const toast = page.locator('#toasts').getByText('Your work has been saved');
  await expect(toast).toBeVisible();
  expect(await overlap(page.locator('#toasts .MuiPaper-root'), button)).toBe(false);
});
