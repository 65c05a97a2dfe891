import type { Page } from '@playwright/test';
import { settle } from './accessibility.ts';
import { faintLines } from './contrast.ts';
import { illegibleOn } from './legible.ts';
import { expect } from './test.ts';
import { outOfOrder, walk } from './walk.ts';

/** Enlargements of a page, by the size of the remaining window in CSS pixels and the size of the text. */
export const enlargements = [
  { way: 'a window of 320', width: 320, height: 640, text: '' },
  { way: 'a window of 900, the narrowest with the whole bar', width: 900, height: 640, text: '' },
  { way: 'a window of 1440 at 200 %', width: 720, height: 450, text: '' },
  { way: 'text alone at 200 %', width: 1280, height: 800, text: '200%' },
] as const;

/** Checks that no text is cut off, covered or scrolled sideways in these enlargements; restores the window's size. */
export const expectLegible = async (page: Page, ways: readonly (typeof enlargements)[number][]): Promise<void> => {
  const before = page.viewportSize();
  // The reader's own setting, which everything in rem follows.
  const write = (text: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
  for (const { way, width, height, text } of ways) {
    await page.setViewportSize({ width, height });
    await write(text);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways, `${way}: scrolls sideways`).toBeLessThanOrEqual(0);
    await expect.poll(() => illegibleOn(page), way).toEqual([]);
  }
  await write('');
  if (before) await page.setViewportSize(before);
};

/** Checks that every line of text has enough contrast to the pixels below it. */
export const expectToldApart = async (page: Page): Promise<void> => {
  // The typeface comes after the page, and moves the lines a little.
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
  const { theme = 'light', width } = await page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    width: String(innerWidth),
  }));
  // A carousel may still be taking up the new width.
  await expect.poll(() => faintLines(page.locator('body')), `too faint: ${theme}, ${width} wide`).toEqual([]);
};

/**
 * Checks that Tab visits the page's controls in the order in which they are drawn, and Shift+Tab in reverse. Nothing
 * may have been focused before.
 */
export const expectTabOrder = async (page: Page): Promise<void> => {
  const there = await walk(page, 'Tab');
  expect(outOfOrder(there)).toEqual([]);
  const back = await walk(page, 'Shift+Tab');
  expect(back.map(({ name }) => name).reverse()).toEqual(there.map(({ name }) => name));
};
