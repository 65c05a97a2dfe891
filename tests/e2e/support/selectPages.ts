import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Selects the rows of the first `pages` pages in a list of a thousand rows, a hundred on each. */
export const selectPages = async (page: Page, pages: number): Promise<void> => {
  for (let shown = 1; shown <= pages; shown++) {
    const range = `${String((shown - 1) * 100 + 1)}–${String(shown * 100)} of 1000`;
    await expect(page.getByRole('status').filter({ hasText: range })).toBeVisible();
    const all = page.getByRole('checkbox', { name: /select all rows/i });
    // Until they are answered, the rows of the page before stay.
    await expect(all).not.toBeChecked();
    await all.check();
    await expect(page.getByRole('status').filter({ hasText: `${String(shown * 100)} selected` })).toBeVisible();
    if (shown < pages) await page.getByRole('button', { name: 'Go to next page' }).click();
  }
};
