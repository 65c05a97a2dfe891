import type { Page } from '@playwright/test';

/** How far a page has moved by itself so far, as browsers measure CLS; for pages that nobody has touched. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // With the frame that is to come; and what is buffered is told in tasks of their own.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sum;
  });
