import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page and waits until its code has taken over what the build has drawn: links then change the page without loading it. */
export const openTaken = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
};
