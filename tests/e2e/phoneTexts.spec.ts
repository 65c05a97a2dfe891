import type { Page } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import { enterDemo } from './support/demo.ts';
import { keepLanguage, openIn } from './support/language.ts';
import { illegibleOn } from './support/legible.ts';
import { enterNewcomer } from './support/newcomer.ts';
import { expect, test } from './support/test.ts';

/** The lists whose commands and rows have most to say. */
const lists: Readonly<Record<Role, readonly string[]>> = {
  admin: ['/Dashboard/AdminHome', '/Dashboard/manageuser'],
  buyer: ['/Dashboard/buyerHome', '/Dashboard/buyerTask'],
  worker: ['/Dashboard/workerHome'],
};

/** Buttons that reach over the right edge of what their card has for them. */
const outsideOfCards = (page: Page) =>
  page.locator('.RowCard-controls').evaluateAll((all) =>
    all.flatMap((controls) => {
      const { right } = controls.getBoundingClientRect();
      return [...controls.querySelectorAll('button')]
        .filter((button) => button.getBoundingClientRect().right > right + 0.5)
        .map(({ textContent }) => textContent);
    }),
  );

test.use({ viewport: { width: 360, height: 844 }, hasTouch: true, isMobile: true });

/** In the language whose words are longest. */
const first = ['admin bn', 'worker bn'];
for (const [role, paths] of Object.entries(lists) as [Role, readonly string[]][])
  for (const locale of ['en', 'bn'])
    test(
      `on a phone the texts of the ${role}’s lists can be read in ${locale}`,
      {
        tag: first.includes(`${role} ${locale}`) ? [] : ['@thorough'],
      },
      async ({ page }) => {
        await enterDemo(page, role);
        await keepLanguage(page, locale);
        for (const path of paths) {
          await openIn(page, locale, path);
          await expect(page.locator('main li[data-id="0"]')).toBeVisible();
          for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 844 });
            await expect.poll(() => illegibleOn(page), `${path} at ${String(width)}`).toEqual([]);
            expect(await outsideOfCards(page), `${path} at ${String(width)}`).toEqual([]);
          }
        }
      },
    );

for (const locale of ['en', 'bn'])
  test(`on a phone no day at the chart of earnings is cut in ${locale}`, { tag: '@thorough' }, async ({ page }) => {
    await enterDemo(page, 'worker');
    await keepLanguage(page, locale);
    await openIn(page, locale, '/Dashboard/workerHome');
    await page.locator('#earnings').scrollIntoViewIfNeeded();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('figure svg text').last()).toBeVisible();
      await expect(page.locator('figure svg text').filter({ hasText: '…' })).toHaveCount(0);
    }
  });

test('WH-1 the chart of who has earned nothing yet stands on its zero', { tag: '@thorough' }, async ({ page }) => {
  await enterNewcomer(page, 'worker');
  await page.locator('#earnings').scrollIntoViewIfNeeded();
  const words = page.locator('figure svg text');
  await expect(words.last()).toBeVisible();
  const [zero, week] = await Promise.all([
    words.filter({ hasText: /^0$/ }).boundingBox(),
    words.filter({ hasText: /[a-z]/ }).last().boundingBox(),
  ]);
  expect((week?.y ?? 0) - (zero?.y ?? 0)).toBeLessThan(40);
  expect((week?.y ?? 0) - (zero?.y ?? 0)).toBeGreaterThan(0);
});

test('on a phone that lies on its side the headings of a grid are whole', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await enterDemo(page, 'admin');
  for (const path of ['/Dashboard/AdminHome', '/Dashboard/managetask']) {
    await openIn(page, 'en', path);
    const titles = page.locator('.MuiDataGrid-columnHeaderTitle');
    await expect(titles.first()).toBeVisible();
    const cut = () =>
      titles.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
    await expect.poll(cut, path).toEqual([]);
  }
});
