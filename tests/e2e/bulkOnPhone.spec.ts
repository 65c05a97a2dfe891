import { bulkRegion } from './support/day/day.ts';
import { delayCalls } from './support/delayCalls.ts';
import { enterDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test(
  'on a phone the progress of work on rows far down is in sight, with its Stop, and so is what became of it',
  {
    tag: '@thorough',
  },
  async ({ page }) => {
    await enterDemo(page, 'admin');
    const box = page.getByRole('checkbox', { name: 'Select', exact: true });
    for (const place of [8, 9, 10, 11, 12, 13]) await box.nth(place).check();
    await page.getByRole('toolbar', { name: 'Commands' }).getByRole('button', { name: 'Payment Success' }).click();
    const letGo = await delayCalls(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Payment Success' }).click();
    const stop = bulkRegion(page).getByRole('button', { name: 'Stop' });
    await expect(stop).toBeInViewport();
    await stop.click();
    // Before the end, as the outcome comes into sight once.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await letGo();
    await expect(bulkRegion(page).getByRole('button', { name: 'Resume' })).toBeInViewport();
  },
);
