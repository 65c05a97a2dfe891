import type { Page } from '@playwright/test';

type Delaying = Window & { letCallsGo?: () => void };

/**
 * Makes the calls of this page wait from now on, to look at what it shows meanwhile. Resolves to a function that lets
 * them go.
 */
export const delayCalls = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const fetch = window.fetch.bind(window);
    const gone = new Promise<void>((resolve) => {
      (window as Delaying).letCallsGo = resolve;
    });
    window.fetch = async (...request) => {
      await gone;
      return fetch(...request);
    };
  });
  return () => page.evaluate(() => (window as Delaying).letCallsGo?.());
};
