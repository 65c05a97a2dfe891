import type { Page } from '@playwright/test';

/** Ends a page as a crash does: it hears nothing of it, and says nothing any more. */
export const crash = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A page that is gone does not answer.
  browser.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
};
