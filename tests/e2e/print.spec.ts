import { enterDemo } from './support/demo.ts';
import { comeTo } from './support/goOn.ts';
import { expect, test } from './support/test.ts';

test('a printed list has all rows of its page, from the first to the last, and no bars around it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDemo(page, 'admin');
  await comeTo(page, '/Dashboard/managetask');
  const rows = page.locator('.MuiDataGrid-row');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(25);
  // What the browser does when somebody prints.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(25);
  const grid = await page.getByRole('grid').boundingBox();
  const last = await rows.last().boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual((grid?.y ?? 0) + (grid?.height ?? 0));
  for (const bar of ['banner', 'navigation', 'contentinfo', 'toolbar', 'complementary', 'searchbox'] as const)
    await expect(page.getByRole(bar)).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(25);
});
