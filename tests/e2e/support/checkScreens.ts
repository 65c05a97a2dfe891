import type { Locator, Page } from '@playwright/test';
import { everyPair, expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

/** What a screen shows once it is there, the steps that lead to it, and what it can come to from there, one after the other. */
export type State = {
  open: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
  /** Parts that exist on one kind of screen only name its width. */
  across?: readonly number[];
};
export type Screen = State & {
  then?: Readonly<Record<string, State>>;
  /** What its steps make the console complain of. */
  complains?: RegExp;
};

/** Each is a test: what axe finds in its states, by turns on a desk and on a phone, and whether they fit into the narrowest windows. By day every other one. */
export const checkScreens = (screens: Readonly<Record<string, Screen>>): void => {
  for (const [first, [name, { then = {}, complains, ...screen }]] of Object.entries(screens).entries()) {
    test(`${name}: no accessibility findings, in both themes and widths`, async ({ page, expectComplaint }) => {
      test.skip(!everyPair && first % 2 === 1, 'looked at every night');
      if (complains) expectComplaint(complains);
      const turn = Math.floor(first / 2);
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
  if (across) return;
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, 'scrolls sideways at 320').toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
};
