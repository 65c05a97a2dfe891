import type { Locator, Page } from '@playwright/test';
import { expectAccessible, inBothThemes, themes, type Look } from './accessibility.ts';
import { longRun } from '#tests/support/longRun.ts';
import { leave } from './signedIn.ts';
import { expect, test } from './test.ts';

/**
 * Steps to a screen's state, and a locator that proves that it is there; the states in `then` follow from it, in order.
 */
export type State = {
  open: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
  /** Widths in CSS pixels, instead of a desk and a phone; parts that exist on one kind of screen only name its width. */
  across?: readonly number[];
};
/** Screen with its first state, and the states that follow from it (`then`), by name. */
export type Screen = State & {
  then?: Readonly<Record<string, State>>;
  /** Pattern of the console messages that its steps cause. */
  complains?: RegExp;
};

/** A desk and a phone. */
const widths = [1440, 390] as const;

/** Checks that axe finds nothing in a state of a page, and that it fits windows 320 CSS pixels wide. */
const expectFit = async (page: Page, { open, shows, across }: State, looks: readonly Look[]): Promise<void> => {
  await open(page);
  await expect(shows(page)).toBeVisible();
  await expectAccessible(page, looks);
  if (across?.length === 1) return;
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, 'scrolls sideways at 320').toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
};

/**
 * Look in which a state is checked: desktop and light, or phone and dark, by turns. The long run checks both themes at
 * every width.
 */
const looksOf = ({ across = widths }: State, turn: number): readonly Look[] => {
  if (longRun || across.length === 1) return inBothThemes(across);
  const nth = turn % across.length;
  return [{ theme: themes[nth % themes.length] ?? 'light', width: across[nth] ?? 1440 }];
};

/** Number of screens that share a page and its sign-in. */
const TOGETHER = 5;

/**
 * Tests that axe finds nothing in any state of the screens, at alternating widths. A failure names its screen and
 * leaves the other screens to be checked.
 */
export const checkScreens = (screens: Readonly<Record<string, Screen>>): void => {
  const all = Object.entries(screens);
  for (let first = 0; first < all.length; first += TOGETHER) {
    const some = all.slice(first, first + TOGETHER);
    const names = some.map(([name]) => name).join('; ');
    test(`no accessibility findings: ${names}`, { tag: '@thorough' }, async ({ page, mishaps }) => {
      const whole = page.viewportSize();
      const failures: string[] = [];
      for (const [nth, [name, screen]] of some.entries()) {
        if (whole) await page.setViewportSize(whole);
        await test
          .step(name, () => lookAt(page, screen, first + nth))
          .catch((error: unknown) => failures.push(`${name}: ${messageOf(error)}`));
        const { complains } = screen;
        if (complains) await expect.poll(() => mishaps.some((text) => complains.test(text)), name).toBe(true);
        // What the screen has said last is heard as well.
        await leave(page);
        failures.push(...mishaps.splice(0).flatMap((text) => (complains?.test(text) ? [] : [`${name}: ${text}`])));
      }
      expect(failures.join('\n\n')).toBe('');
    });
  }
};

const lookAt = async (page: Page, { then = {}, ...screen }: Screen, turn: number) => {
  await expectFit(page, screen, looksOf(screen, turn));
  for (const [nth, [state, next]] of Object.entries(then).entries())
    await test.step(state, () => expectFit(page, next, looksOf(next, turn + nth + 1)));
};
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** State of a page, and the one look in which a walk checks it. */
export type Stop = State & Look;

/**
 * Checks one state after the other on the same page (`stops`, by name) with axe. A failure names its state, and the
 * others are checked all the same.
 */
export const walkScreens = async (page: Page, stops: Readonly<Record<string, Stop>>): Promise<void> => {
  const failures: string[] = [];
  for (const [name, stop] of Object.entries(stops))
    await test
      .step(name, () => expectFit(page, stop, [stop]))
      .catch((error: unknown) => {
        failures.push(`${name}: ${messageOf(error)}`);
      });
  expect(failures.join('\n\n')).toBe('');
};
