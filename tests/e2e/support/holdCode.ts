import type { Page } from '@playwright/test';

/** Keeps the code of the page back until it is let go, or those of its files that are named. */
export const holdCode = async (page: Page, files = '**/assets/*.js'): Promise<() => void> => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return () => {
    letGo();
  };
};
