import type { Page } from '@playwright/test';

/** Ends a page by a crash of its process, so that none of its handlers for closing run. */
export const crash = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A page that is gone does not answer.
  browser.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
};
