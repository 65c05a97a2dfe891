import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page and waits until it is hydrated: links then change the page without loading it. */
export const openHydrated = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
};
