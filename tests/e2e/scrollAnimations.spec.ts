import type { Page } from '@playwright/test';
import { settle } from './support/accessibility.ts';
import { drawn } from './support/drawn.ts';
import { openHome } from './support/home.ts';
import { shifted } from './support/shifted.ts';
import { expect, test } from './support/test.ts';

type Seeing = Window & {
  /** Distinct opacities of the elements in sight, collected in every frame. */
  seenOpacities: Set<string>;
};

const strip = (page: Page) => page.getByRole('region', { name: 'In numbers' }).locator('[data-reveal]');
const opacity = (page: Page) => strip(page).evaluate((element) => Number(getComputedStyle(element).opacity));

/** Scrolls until the figures' upper edge is so many pixels above the window's lower edge. */
const rise = (page: Page, pixels: number) =>
  strip(page).evaluate((element, pixels) => {
    let top = 0;
    for (let one: HTMLElement | null = element as HTMLElement; one; one = one.offsetParent as HTMLElement | null)
      top += one.offsetTop;
    scrollTo({ top: top - innerHeight + pixels, behavior: 'instant' });
  }, pixels);

/** Durations of the figures' entry animations in milliseconds; each animation is ended at once. */
const finishing = (page: Page) =>
  strip(page).evaluate(async (element) => {
    await new Promise((resolve) => {
      new MutationObserver(resolve).observe(element, { attributeFilter: ['data-reveal'] });
    });
    return element.getAnimations().map((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      animation.finish();
      return end;
    });
  });

test('HOME-32 1000 ms, ease-in-out, 50 from the edge, and each time anew', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openHome(page);
  await expect(strip(page)).toHaveAttribute('data-reveal', 'below');
  const style = await strip(page).evaluate((element) => {
    const { transitionDuration, transitionTimingFunction, transitionProperty } = getComputedStyle(element);
    return [transitionDuration, transitionTimingFunction, transitionProperty];
  });
  expect(style).toEqual(['1s, 1s', 'ease-in-out, ease-in-out', 'opacity, transform']);
  for (let round = 0; round < 3; round++) {
    await rise(page, 10);
    await expect(strip(page)).toHaveAttribute('data-reveal', 'below');
    await expect.poll(() => opacity(page)).toBe(0);
    await rise(page, 45);
    await drawn(page);
    await expect(strip(page)).toHaveAttribute('data-reveal', 'below');
    const ends = finishing(page);
    await rise(page, 55);
    expect(await ends).toEqual([1000, 1000]);
    await expect(strip(page)).toHaveAttribute('data-reveal', 'shown');
    await expect.poll(() => opacity(page)).toBe(1);
  }
});

test('HOME-32 what is not laid out yet, far below, waits below too', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const form = page.locator('[data-reveal]', { has: page.getByRole('textbox') });
  await expect(form).toHaveAttribute('data-reveal', 'below');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-reveal', 'shown');
  await expect(form).toHaveCSS('opacity', '1');
});

test('HOME-32 what is in sight at first is never hidden, and nothing shifts', async ({ page }) => {
  // High enough for the first of them.
  await page.setViewportSize({ width: 1440, height: 2000 });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const one of document.querySelectorAll('[data-reveal]'))
        if (one.getBoundingClientRect().top < innerHeight) seen.add(getComputedStyle(one).opacity);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seenOpacities: seen });
  });
  await openHome(page);
  // The code has looked at every one of them, and has hidden those further down.
  await expect(page.locator('[data-reveal=""]')).toHaveCount(0);
  await settle(page);
  const opacities = await page.evaluate(() => [...(window as unknown as Seeing).seenOpacities]);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 150) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  expect(opacities).toEqual(['1']);
  expect(await shifted(page)).toBeLessThan(0.02);
});

test('HOME-32 none under reduced motion, nor in print (C-34)', async ({ page }) => {
  const opacities = () =>
    page.locator('[data-reveal]').evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).opacity))]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await expect(page.locator('[data-reveal="below"]').first()).toBeAttached();
  expect(await opacities()).toEqual(['1']);
  expect(await strip(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await expect.poll(opacities).toEqual(['1']);
});
