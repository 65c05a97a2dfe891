import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Box of a drawn element, in CSS pixels of the window. */
export type Box = { left: number; right: number; top: number; height: number };

export const banner = (page: Page) => page.getByRole('region', { name: 'Highlights' });
export const voices = (page: Page) => page.getByRole('region', { name: 'What people say' });

const SLIDE = '[aria-roledescription="slide"]';
export const boxes = (page: Page, name: string, selector = SLIDE): Promise<Box[]> =>
  page
    .getByRole('region', { name })
    .locator(selector)
    .evaluateAll((found) =>
      found.map((one) => {
        const { left, right, top, height } = one.getBoundingClientRect();
        return { left, right, top, height };
      }),
    );

/** Numbers, from 1, of the carousel's slides that are in sight; `name` is that of its region. */
export const shown = (page: Page, name = 'Highlights'): Promise<number[]> =>
  page
    .getByRole('region', { name })
    .locator(SLIDE)
    .evaluateAll((slides) => slides.flatMap((slide, nth) => ((slide as HTMLElement).inert ? [] : [nth + 1])));

/** Opens the landing page and waits for the code of its carousels. */
export const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect.poll(() => shown(page)).toEqual([1]);
};

/** Opens the landing page, and stops its clock once its call is answered: `page.clock.runFor` lets time pass. */
export const openHomeAt = async (page: Page): Promise<void> => {
  await page.clock.install();
  await openHome(page);
  // The time limit of its one call goes by the page's clock, the answer does not.
  await expect(page.getByRole('region', { name: 'Best workers' }).getByRole('listitem')).toHaveCount(6);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
};
