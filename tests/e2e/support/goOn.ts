import type { Page } from '@playwright/test';

/** Goes to another address as a link does, without loading the page again. */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
