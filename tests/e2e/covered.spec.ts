import type { Locator } from '@playwright/test';
import { enterDemo } from './support/demo.ts';
import { comeTo } from './support/goOn.ts';
import { expect, test } from './support/test.ts';

/** Overlap of two elements' boxes on the page; throws when one is not drawn. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Not drawn');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test.use({ viewport: { width: 1440, height: 900 } });

test(
  'the calendar opens below or above its field, where there is room, and leaves it in sight',
  { tag: '@thorough' },
  async ({ page }) => {
    await enterDemo(page, 'buyer');
    for (const [where, path, height] of [
      ['above', '/Dashboard/buyerTask', 900],
      ['below', '/Dashboard/buyerAddTask', 900],
      ['below', '/Dashboard/buyerTask', 1200],
    ] as const) {
      const row = `${path} in ${String(height)} px`;
      await page.setViewportSize({ width: 1440, height });
      await comeTo(page, path);
      if (path.endsWith('buyerTask')) await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
      await page.getByRole('button', { name: 'Choose a day' }).click();
      const calendar = page.getByRole('dialog', { name: 'Choose a day' });
      await expect(calendar.getByRole('gridcell').first(), row).toBeVisible();
      const field = page.locator('input[name="completionDate"]');
      await expect.poll(() => overlap(calendar, field), row).toBe(false);
      const [drawn, typed] = [await calendar.boundingBox(), await field.boundingBox()];
      expect.soft((drawn?.y ?? 0) > (typed?.y ?? 0), row).toBe(where === 'below');
    }
  },
);

test(
  'a calendar that is open stays whole within a window that becomes a phone’s, and within a phone’s own',
  { tag: '@thorough' },
  async ({ page }) => {
    await enterDemo(page, 'buyer');
    const calendar = page.getByRole('dialog', { name: 'Choose a day' });
    for (const opened of [1440, 390]) {
      await page.setViewportSize({ width: opened, height: 844 });
      await comeTo(page, '/Dashboard/buyerAddTask');
      await page.getByRole('button', { name: 'Choose a day' }).click();
      await expect(calendar.getByRole('gridcell').first()).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      for (const day of [calendar.getByRole('gridcell').first(), calendar.getByRole('gridcell').last()])
        await expect(day, `opened in ${String(opened)} px`).toBeInViewport({ ratio: 1 });
      const place = async () => {
        const { x, width } = (await calendar.boundingBox()) ?? { x: -1, width: 0 };
        return [x, width];
      };
      // It grows while it opens.
      await expect.poll(place, `opened in ${String(opened)} px`).toEqual([0, 390]);
      await page.keyboard.press('Escape');
    }
  },
);

test(
  'what is said when a task is posted lies neither on the button that posts the next one nor on the head of the page',
  { tag: '@thorough' },
  async ({ page }) => {
    await enterDemo(page, 'buyer');
    await comeTo(page, '/Dashboard/buyerAddTask');
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
    for (const other of [button, page.getByRole('heading', { level: 1 }).locator('..')])
      expect(await overlap(page.locator('#toasts .MuiPaper-root'), other)).toBe(false);
  },
);
