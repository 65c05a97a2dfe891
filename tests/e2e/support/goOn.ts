import type { Page } from '@playwright/test';
import { here } from './language.ts';
import { expect } from './test.ts';

/** Goes to a path as a link does, without loading the page again. */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Goes to a path without loading the page, and waits until its screen has replaced the former one and is complete. */
export const comeTo = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname === path) return here(page);
  // Until the other one comes the screen that is left may stay in sight.
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
  });
  await goOn(page, path);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
  await here(page);
};
