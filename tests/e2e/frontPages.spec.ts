import type { Page } from '@playwright/test';
import { expectAccessible, inBothThemes, showTheme, type Look } from './support/accessibility.ts';
import { frontLanguages, frontPages, openFront, openFrontAgain } from './support/front.ts';
import { enlargements, expectLegible, expectTabOrder, expectToldApart } from './support/frontChecks.ts';
import { expect, test } from './support/test.ts';
import { longRun } from '#tests/support/longRun.ts';

const [narrow, barely, half, largeText] = enlargements;
/**
 * Pages in one look each. Together they cover both languages, both themes, desktop and phone, and every way to enlarge
 * a page. The longest page and a form are also walked through by Tab, and their texts compared with the pixels below
 * them.
 */
// prettier-ignore
const once = [
  { path: '/',         locale: 'en', theme: 'light', width: 390,  ways: [half],           more: [expectTabOrder, expectToldApart] },
  { path: '/aboutUs',  locale: 'bn', theme: 'dark',  width: 1440, ways: [narrow],         more: [] },
  { path: '/login',    locale: 'en', theme: 'dark',  width: 390,  ways: [largeText],      more: [expectToldApart] },
  { path: '/register', locale: 'bn', theme: 'light', width: 1440, ways: [narrow, barely], more: [expectTabOrder] },
  { path: '/Profile',  locale: 'en', theme: 'dark',  width: 1440, ways: [largeText],      more: [] },
  { path: '/nowhere',  locale: 'bn', theme: 'light', width: 390,  ways: [barely],         more: [] },
] as const;

/** Accessibility check of the messages of a form sent empty, on the login and register pages. */
const expectProblemsAccessible = async (page: Page, path: string, looks: readonly Look[]) => {
  if (!/login|register/.test(path)) return;
  await page.locator('form [type="submit"]').first().click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectAccessible(page, looks);
};

for (const { path, locale, theme, width, ways, more } of once)
  test(`${path} in ${locale}, ${theme}, ${String(width)} wide: legible, and no accessibility findings`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openFront(page, locale, path, theme);
    for (const expectIt of more) await expectIt(page);
    await expectAccessible(page, [{ theme, width }]);
    await expectLegible(page, ways);
    await expectProblemsAccessible(page, path, [{ theme, width }]);
  });

const every = inBothThemes([1440, 390, 768, 320]);
/** Fewer looks for Bangla, as themes and widths affect every language alike; the long run checks them all. */
const inBangla: readonly Look[] = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
];

for (const locale of frontLanguages) {
  const looks = locale === 'en' || longRun ? every : inBangla;
  for (const path of frontPages)
    test(
      `${path} in ${locale}, in ${String(looks.length)} looks: in order by Tab, legible, and no accessibility findings`,
      { tag: '@thorough' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 390, height: 800 });
        await openFront(page, locale, path);
        await expectTabOrder(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await openFrontAgain(page, locale, path);
        await expectTabOrder(page);
        for (const { theme, width } of looks.filter((look) => look.width === 1440 || look.width === 390)) {
          await page.setViewportSize({ width, height: 900 });
          await showTheme(page, theme);
          await expectToldApart(page);
        }
        await expectAccessible(page, looks);
        await expectLegible(page, enlargements);
        await expectProblemsAccessible(page, path, looks);
      },
    );
}
