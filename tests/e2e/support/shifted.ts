import type { Page } from '@playwright/test';
import { drawn } from './drawn.ts';

/** Layout shift of a page so far, as browsers measure CLS; for pages that nobody has touched. */
export const shifted = async (page: Page): Promise<number> => {
  await drawn(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    // What was noted before is there at once, without a task of its own.
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    observer.disconnect();
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
};
