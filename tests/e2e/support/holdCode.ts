import type { Page } from '@playwright/test';

/** Keeps the code of the page back until it is let go. */
export const holdCode = async (page: Page): Promise<() => void> => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return () => {
    letGo();
  };
};
