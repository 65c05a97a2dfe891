import type { Locator, Page } from '@playwright/test';
import { expectAccessible, extent } from './accessibility.ts';
import { longRun } from '#tests/support/longRun.ts';
import { expect, test } from './test.ts';

/** What a screen shows once it is there, the steps that lead to it, and what it can come to from there, one after the other. */
export type State = {
  open: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
  /** Widths in CSS pixels, instead of a desk and a phone; parts that exist on one kind of screen only name its width. */
  across?: readonly number[];
};
export type Screen = State & {
  then?: Readonly<Record<string, State>>;
  /** What its steps make the console complain of. */
  complains?: RegExp;
};

/**
 * Each is a test: what axe finds in its states, by turns at one width and the next, and whether they fit into the narrowest
 * windows. By day the last one of every so many: of three there are lists, forms, questions and skeletons of each role left.
 */
export const checkScreens = (screens: Readonly<Record<string, Screen>>, every = 3): void => {
  for (const [first, [name, { then = {}, complains, ...screen }]] of Object.entries(screens).entries()) {
    test(`${name}: no accessibility findings, ${extent}`, async ({ page, expectComplaint }) => {
      test.skip(!longRun && first % every !== every - 1, 'looked at every night');
      if (complains) expectComplaint(complains);
      const turn = Math.floor(first / every);
      await expectFit(page, screen, turn);
      for (const [nth, [state, next]] of Object.entries(then).entries())
        await test.step(state, () => expectFit(page, next, turn + nth + 1));
    });
  }
};

const expectFit = async (page: Page, { open, shows, across }: State, turn: number) => {
  await open(page);
  await expect(shows(page)).toBeVisible();
  await expectAccessible(page, across, turn);
  if (across?.length === 1) return;
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, 'scrolls sideways at 320').toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
};
