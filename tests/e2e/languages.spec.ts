import type { Page } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import { expectAccessible } from './support/accessibility.ts';
import { enterDemo } from './support/demo.ts';
import { frontPages, openFront } from './support/front.ts';
import { keepLanguage, MIRRORED, openIn } from './support/language.ts';
import { expect, test } from './support/test.ts';

const screens: Readonly<Record<Role, string>> = {
  admin: '/Dashboard/manageuser',
  buyer: '/Dashboard/buyerAddTask',
  worker: '/Dashboard/workerTaskList',
};
const enter = async (page: Page, role: Role, locale: string): Promise<void> => {
  await enterDemo(page, role);
  await keepLanguage(page, locale);
  await openIn(page, locale, screens[role]);
};

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // Whichever side is the far one.
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide, `scrolls sideways at ${String(width)}`).toBeLessThanOrEqual(0);
  }
};

for (const path of frontPages)
  test(
    `${MIRRORED}, ${path}: no accessibility findings, no sideways scroll`,
    { tag: '@thorough' },
    async ({ page }) => {
      await openFront(page, MIRRORED, path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );

for (const locale of ['bn', MIRRORED])
  for (const role of ['admin', 'buyer', 'worker'] as const)
    test(
      `${locale}, a screen of the ${role}: no accessibility findings, no sideways scroll`,
      {
        tag: locale === 'bn' && role === 'worker' ? [] : ['@thorough'],
      },
      async ({ page }) => {
        await enter(page, role, locale);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      },
    );

test('right to left the sidebar stands on the right, and the bars begin there', async ({ page }) => {
  await enter(page, 'admin', MIRRORED);
  const middle = page.viewportSize()?.width ?? 0;
  const at = async (name: string) =>
    (await page.getByRole('link', { name, exact: true }).first().boundingBox())?.x ?? 0;
  expect(await at('Manage User')).toBeGreaterThan(middle * 0.8);
  expect(await at('About Us')).toBeGreaterThan(middle / 2);
  await expect(page.getByRole('columnheader').nth(1)).toBeVisible();
  const [first, last] = await page
    .getByRole('columnheader')
    .evaluateAll((headings) =>
      [headings[1], headings.at(-1)].map((heading) => heading?.getBoundingClientRect().x ?? 0),
    );
  expect(first).toBeGreaterThan(last ?? Infinity);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'Manage Task' }) });
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(390 - 280);
});

test('a language chosen in the bar speaks after the page was loaded anew', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/login');
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOption('bn');
  await expect(page.getByRole('heading', { level: 1, name: 'আবার স্বাগতম' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'আবার স্বাগতম' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});
