import { steps } from './bars.mjs';

/** @typedef {Record<import('./bars.mjs').Step | 'task' | 'heap', number>} Visit */
/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * Visit of a variant in a new browser context: every step once, the longest task of the last one, and the final heap in
 * MB.
 * @param {Browser} browser
 * @param {string} address
 * @param {{ profile?: (step: string, session: import('@playwright/test').CDPSession) =>
 *   Promise<() => Promise<void>> }} [options]
 *   `profile` begins a recording before each step; the function that it resolves to ends it after the step
 * @returns {Promise<Visit>}
 */
export const visit = async (browser, address, { profile } = {}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${address}: ${error.message}`));
    page.setDefaultTimeout(180_000);
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    const session = await context.newCDPSession(page);
    /** @type {Record<string, number>} */
    const taken = {};
    for (const step of steps) {
      const stop = await profile?.(step, session);
      taken[step] = await page.evaluate((name) => window.bench.step(name), step);
      await stop?.();
      // Later effects of a step, such as reloading the list, must not count for the next.
      await page.waitForTimeout(400);
    }
    const task = await page.evaluate(() => window.bench.longestTask());
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return /** @type {Visit} */ ({ ...taken, task, heap: usedSize / 1e6 });
  } finally {
    await context.close();
  }
};
