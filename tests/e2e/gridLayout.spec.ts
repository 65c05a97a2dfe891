import type { Page } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import { enterDemo } from './support/demo.ts';
import { keepLanguage, openIn } from './support/language.ts';
import { expect, test } from './support/test.ts';

/** Every grid that has a column 'Actions'. */
const grids: Readonly<Partial<Record<Role, readonly string[]>>> = {
  admin: ['manageuser', 'managetask', 'AdminHome'],
  buyer: ['buyerTask', 'buyerHome'],
};

for (const [role, paths] of Object.entries(grids) as [Role, readonly string[]][])
  test(`at 1280 px the ${role} sees each row's Actions without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterDemo(page, role);
    for (const path of paths) {
      await page.goto(`/Dashboard/${path}`);
      const buttons = page.getByRole('grid').locator('[role="gridcell"][data-field="actions"] button');
      await expect(buttons.first()).toBeVisible();
      const grid = await page.getByRole('grid').boundingBox();
      const ends = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right));
      expect(Math.max(...ends), path).toBeLessThanOrEqual((grid?.x ?? 0) + (grid?.width ?? 0));
      await expect(page.getByRole('columnheader', { name: 'Actions' }), path).toBeInViewport({ ratio: 1 });
    }
  });

const pagerHeight = async (page: Page, locale: string, path: string) => {
  await keepLanguage(page, locale);
  await openIn(page, locale, path);
  const pager = page.locator('nav', { has: page.locator('[role="status"]:not(:empty)') });
  return (await pager.boundingBox())?.height ?? 0;
};

for (const [role, path] of [
  ['admin', '/Dashboard/manageuser?perPage=100'],
  ['worker', '/Dashboard/workerSubmission'],
] as const)
  test(`on a phone the ${role}'s pager has no more lines in Bangla than in English`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterDemo(page, role);
    const english = await pagerHeight(page, 'en', path);
    expect(english).toBeGreaterThan(32);
    // Letters of another script stand a little higher, which is no line.
    expect(Math.abs((await pagerHeight(page, 'bn', path)) - english)).toBeLessThan(8);
  });
