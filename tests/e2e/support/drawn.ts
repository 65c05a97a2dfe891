import type { Page } from '@playwright/test';

/** Waits until the page is drawn and its intersection observers have been called. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    // Such observers are told in the order of their beginning: when this one is, those of the product were.
    await new Promise<void>((resolve) => {
      const last = new IntersectionObserver(() => {
        last.disconnect();
        resolve();
      });
      last.observe(document.documentElement);
    });
    await new Promise(requestAnimationFrame);
  });
