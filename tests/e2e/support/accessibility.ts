import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { longRun } from '#tests/support/longRun.ts';

export const themes = ['light', 'dark'] as const;
/** Theme and window width, in CSS pixels, in which a page is checked. */
export type Look = Readonly<{ theme: (typeof themes)[number]; width: number }>;

/** Options of axe that make it report violations alone: reporting what passes takes as long as the checks. */
const onlyFindings: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], selectors: false };
/** Rules of axe that depend on the theme; all others are checked once for each width. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Looks with each of the widths (CSS pixels), in both themes. */
export const inBothThemes = (widths: readonly number[]): Look[] =>
  widths.flatMap((width) => themes.map((theme) => ({ theme, width })));
/**
 * Default looks: a desktop window in the light theme and a phone in the dark one. The long run checks both widths in
 * both themes.
 */
const deskAndPhone: readonly Look[] = longRun
  ? inBothThemes([1440, 390])
  : [
      { theme: 'light', width: 1440 },
      { theme: 'dark', width: 390 },
    ];

/**
 * Waits until all transitions have ended, because axe judges the colours that it finds. Endless animations such as
 * skeletons are not waited for, nor are those that the scroll position drives. An element that is removed reports no
 * end, so every frame is checked.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const isEnding = ({ playState, effect, timeline }: Animation) =>
      timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    while (document.getAnimations().some(isEnding)) await new Promise(requestAnimationFrame);
  });

/**
 * Violations that axe finds on the page as it stands, one text per rule. With `ofColourAlone`, only the rules about
 * colours are checked.
 */
export const findingsOn = async (page: Page, ofColourAlone = false): Promise<string[]> => {
  // Without a second tab to put the findings of frames together: there are no frames.
  const axe = new AxeBuilder({ page }).options(onlyFindings).setLegacyMode();
  const { violations } = await (ofColourAlone ? axe.withRules(ofColour) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
};

/** Sets the theme as another tab would, so that parts which ask for it once, such as the card's field, are told too. */
export const showTheme = async (page: Page, theme: string): Promise<void> => {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/**
 * Fails on any axe finding in one of these looks. What is open on the page stays open; theme and window size are
 * restored.
 */
export const expectAccessible = async (page: Page, looks: readonly Look[] = deskAndPhone): Promise<void> => {
  const before = page.viewportSize();
  const shown = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  for (const [nth, { theme, width }] of looks.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await showTheme(page, theme);
    await settle(page);
    const again = looks.slice(0, nth).some((look) => look.width === width);
    expect(await findingsOn(page, again), `axe, ${theme}, ${String(width)} wide, ${page.url()}`).toEqual([]);
  }
  await showTheme(page, shown);
  if (before) await page.setViewportSize(before);
};
