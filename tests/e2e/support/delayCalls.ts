import type { Page } from '@playwright/test';

type Delaying = Window & { letCallsGo?: () => void };

/** From now on the calls of this page wait, so that what it says meanwhile can be looked at. Resolves with what lets them go. */
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
