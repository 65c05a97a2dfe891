import type { Page } from '@playwright/test';
import { frontLanguages, frontPages, openFront } from './support/front.ts';
import { illegibleOn } from './support/legible.ts';
import { longRun } from '#tests/support/longRun.ts';
import { expect, test } from './support/test.ts';

/** How a page is made large, by the window that is left in CSS pixels and the size of its text. */
const ways = [
  { way: 'a window of 320', width: 320, height: 640, text: '' },
  { way: 'a window of 900, the narrowest with the whole bar', width: 900, height: 640, text: '' },
  { way: 'a window of 1440 at 200 %', width: 720, height: 450, text: '' },
  { way: 'text alone at 200 %', width: 1280, height: 800, text: '200%' },
] as const;

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [one, locale] of frontLanguages.entries())
  for (const [nth, path] of frontPages.entries())
    test(`${path} in ${locale}: nothing scrolls sideways, is cut off or overlaps, however large it is made`, async ({
      page,
    }) => {
      test.skip(!longRun && (one + nth) % 4 !== 0, 'looked at every night');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFront(page, locale, path);
      for (const { way, width, height, text } of ways) {
        await page.setViewportSize({ width, height });
        // The reader's own setting, which everything in rem follows.
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        await expect.poll(() => sideways(page), `${way}: scrolls sideways`).toBeLessThanOrEqual(0);
        await expect.poll(() => illegibleOn(page), way).toEqual([]);
      }
    });
