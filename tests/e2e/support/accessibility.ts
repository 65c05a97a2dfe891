import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { longRun } from '#tests/support/longRun.ts';

export const themes = ['light', 'dark'] as const;
/** Theme and window width, in CSS pixels, in which a page is checked. */
export type Look = Readonly<{ theme: (typeof themes)[number]; width: number }>;

/** Nothing is written down of what is as it should be, which takes as long as looking. */
const onlyFindings: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], selectors: false };
/** Rules of axe that depend on the theme; all others are checked once for each width. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Each width in both themes. */
export const inBothThemes = (widths: readonly number[]): Look[] =>
  widths.flatMap((width) => themes.map((theme) => ({ theme, width })));
/** A desk by day and a phone by night; the long run sees both of them in both. */
const deskAndPhone: readonly Look[] = longRun
  ? inBothThemes([1440, 390])
  : [
      { theme: 'light', width: 1440 },
      { theme: 'dark', width: 390 },
    ];

/**
 * Colours are judged once transitions have ended, those too that others set off; endless animations such as skeletons are not
 * waited for. One whose element is gone may never say that it has ended, hence a look at every frame.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    while (document.getAnimations().some(isEnding)) await new Promise(requestAnimationFrame);
  });

/** Violations that axe finds on the page as it stands, or those of its colours alone. */
export const findingsOn = async (page: Page, ofColourAlone = false): Promise<string[]> => {
  // Without a second tab to put the findings of frames together: there are no frames.
  const axe = new AxeBuilder({ page }).options(onlyFindings).setLegacyMode();
  const { violations } = await (ofColourAlone ? axe.withRules(ofColour) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
};

/** As another tab would: what asks the app for its theme, such as a card's field, has to hear of it as well. */
export const showTheme = async (page: Page, theme: string): Promise<void> => {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/** Fails on any axe finding in one of these looks; what is open on the page stays open. */
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
