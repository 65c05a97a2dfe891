import { settle } from './support/accessibility.ts';
import { faintLines } from './support/contrast.ts';
import { frontLanguages, frontPages, openFront } from './support/front.ts';
import { longRun } from '#tests/support/longRun.ts';
import { expect, test } from './support/test.ts';

const themes = ['light', 'dark'] as const;
const rows = frontPages.flatMap((path, nth) =>
  frontLanguages.flatMap((locale, another) =>
    themes.map((theme, one) => ({ path, locale, theme, byDay: another === 0 && (nth + one) % 4 === 0 })),
  ),
);

for (const { path, locale, theme, byDay } of rows)
  test(`${path} in ${locale}, ${theme}: every line of text can be told from the pixels below it`, async ({ page }) => {
    test.skip(!longRun && !byDay, 'looked at every night');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
    }, theme);
    await openFront(page, locale, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The typeface comes after the page, and moves the lines a little.
      await page.evaluate(() => document.fonts.ready);
      await settle(page);
      // A carousel may still be taking up the new width.
      await expect.poll(() => faintLines(page.locator('body')), `${String(width)} wide`).toEqual([]);
    }
  });
