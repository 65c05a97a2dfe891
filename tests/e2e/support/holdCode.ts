import type { Page } from '@playwright/test';

/**
 * Holds back the page's scripts, or those whose address matches `files`. Resolves to a function that lets them load.
 * The whole context is routed, because a service worker that another page left active may load them for this one.
 */
export const holdCode = async (page: Page, files = '**/assets/*.js'): Promise<() => void> => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.context().route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return () => {
    letGo();
  };
};
