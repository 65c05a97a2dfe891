import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** In CSS pixels, of what is drawn. */
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

/** The places of the slides that can be reached. */
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

/** Opens it with a clock that stands still from then on: `page.clock.runFor` lets time pass. */
export const openHomeAt = async (page: Page): Promise<void> => {
  await page.clock.install();
  await openHome(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
};

/**
 * The least contrast of white with what is drawn below an element's words, by the pixels of a screenshot: axe cannot judge words
 * over pictures.
 */
export const leastContrastUnder = async (page: Page, selector: string): Promise<number> => {
  const words = page.locator(selector);
  const clip = await words.evaluate((element) => {
    (element as HTMLElement).style.color = 'transparent';
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
  const picture = (await page.screenshot({ clip, fullPage: true })).toString('base64');
  return words.evaluate(async (element, data) => {
    (element as HTMLElement).style.color = '';
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
    const light = (value = 0) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    let least = 21;
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue] = [pixels[at], pixels[at + 1], pixels[at + 2]].map((value) => light(value));
      const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
      least = Math.min(least, 1.05 / (luminance + 0.05));
    }
    return least;
  }, picture);
};
