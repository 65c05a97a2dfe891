import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { longRun } from '#tests/support/longRun.ts';

const themes = ['light', 'dark'] as const;
/** Nothing is written down of what is as it should be, which takes as long as looking. */
const onlyFindings: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], selectors: false };
/** What a theme can change; everything else is the same in both, and looked at once for each width. */
const ofColour = ['color-contrast', 'link-in-text-block'];
/** The long run looks at every width in every theme. Otherwise each is looked at once: a desk by day, a phone by night. */
const themesAt = (nth: number, across: readonly number[]) =>
  longRun || across.length === 1 ? themes : themes.filter((_, place) => place === nth % themes.length);
const isTurnOf = (nth: number, across: readonly number[], turn: number | undefined) =>
  longRun || turn === undefined || nth === turn % across.length;
/** A desk and a phone, in CSS pixels. */
const widths = [1440, 390] as const;
/** What the public pages are held to. */
export const everyWidth = [1440, 390, 768, 320] as const;
/** What is looked at in a run, as titles tell it. */
export const extent = longRun ? 'in both themes and every width' : 'in one theme and width';

/**
 * Colours are judged once transitions have ended, those too that others set off; endless animations such as skeletons are not
 * waited for. One whose element is gone may never say that it has ended, hence the second look.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let running = ending(); running.length > 0; running = ending())
      await Promise.race([
        Promise.allSettled(running.map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
  });

/** What axe has to say of a page as it stands, or of its colours alone. */
export const findingsOn = async (page: Page, ofColourAlone = false): Promise<string[]> => {
  // Without a second tab to put the findings of frames together: there are no frames.
  const axe = new AxeBuilder({ page }).options(onlyFindings).setLegacyMode();
  const { violations } = await (ofColourAlone ? axe.withRules(ofColour) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
};

/**
 * Fails on any axe finding, in both themes at every width in the long run, otherwise at each in one of them; what is open on the
 * page stays open. Parts that exist on one kind of screen only name its width. Of a screen's many states each takes its `turn` of
 * the widths, but for the long run.
 */
export const expectAccessible = async (
  page: Page,
  across: readonly number[] = widths,
  turn?: number,
): Promise<void> => {
  const before = page.viewportSize();
  const shown = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  // As another tab would: what asks the app for its theme, such as a card's field, has to hear of it as well.
  const show = async (theme: string) => {
    await page.evaluate((newValue) => {
      localStorage.setItem('theme', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
    }, theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  };
  for (const [nth, width] of across.entries()) {
    if (!isTurnOf(nth, across, turn)) continue;
    await page.setViewportSize({ width, height: 900 });
    for (const [again, theme] of themesAt(nth, across).entries()) {
      await show(theme);
      await settle(page);
      expect(await findingsOn(page, again > 0), `axe, ${theme}, ${String(width)} wide, ${page.url()}`).toEqual([]);
    }
  }
  await show(shown);
  if (before) await page.setViewportSize(before);
};
