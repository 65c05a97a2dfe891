import type { Page } from '@playwright/test';
import * as inBangla from '#i18n/bn/account.ts';
import * as inEnglish from '#i18n/en/account.ts';
import { fileOf } from './support/fileOf.ts';
import { holdCode } from './support/holdCode.ts';
import { hurryThroughLogin } from './support/hurryThroughLogin.ts';
import { MIRRORED } from './support/language.ts';
import { shifted } from './support/shifted.ts';
import { expect, test } from './support/test.ts';
import { waitForever } from './support/waitForever.ts';

type Watching = Window & {
  /** Language and heading of every frame in which the page's heading was visible. */
  seen: Set<string>;
};

/**
 * Opens every page of this profile in a language that was chosen before, and records what is visible of it ({@link
 * Watching}).
 */
const remember = (page: Page, locale: string) =>
  page.addInitScript((chosen) => {
    localStorage.setItem('locale', chosen);
    const here = window as unknown as Watching;
    here.seen = new Set();
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true }))
        here.seen.add(`${document.documentElement.lang}: ${heading.textContent}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, locale);

const html = (page: Page) => page.locator('html');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const seen = (page: Page) => page.evaluate(() => [...(window as unknown as Watching).seen]);

/** Path and width of the tests that are not tagged `thorough`: the longest page, and one with a form. */
const first = ['/ 1440', '/login 390'];
for (const path of ['/', '/aboutUs', '/login', '/register'])
  for (const width of [1440, 390])
    test(
      `${path} at ${String(width)} in Bangla: nothing is seen in English, and nothing moves`,
      {
        tag: first.includes(`${path} ${String(width)}`) ? [] : ['@thorough'],
      },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await remember(page, 'bn');
        await waitForever(page);
        await page.goto(path);
        await expect(html(page)).toHaveAttribute('lang', 'bn');
        await expect(heading(page)).toHaveText(/[\u0980-\u09ff]/);
        // What comes after: the typeface, the demo's bar, the home page's best workers.
        await expect(page.getByRole('complementary', { name: 'ডেমো' })).toBeVisible();
        await expect(page.locator('.MuiSkeleton-root:visible')).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready);
        expect(await shifted(page)).toBeLessThanOrEqual(0.02);
        expect(await seen(page)).toEqual([`bn: ${await heading(page).innerText()}`]);
      },
    );

for (const [locale, texts] of [
  ['bn', inBangla],
  [MIRRORED, inEnglish],
] as const)
  test(
    `${locale}: what is typed, chosen, pressed and sent before the code is there is done when it is`,
    {
      tag: locale === 'bn' ? [] : ['@thorough'],
    },
    async ({ page }) => {
      await remember(page, locale);
      const letGo = await holdCode(page);
      const email = await hurryThroughLogin(page);
      const field = await email.elementHandle();
      letGo();
      await expect(page.getByRole('alert')).toHaveText(texts.login.noSuchUser);
      await expect(html(page)).toHaveAttribute('lang', locale);
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await expect(email).toHaveValue('nobody@example.test');
      expect(await field.evaluate((element) => element.isConnected)).toBe(true);
      await expect(page.getByLabel(texts.login.password, { exact: true })).toHaveValue('Wrong1234');
      await expect(page.getByLabel(texts.login.role)).toHaveValue('worker');
    },
  );

test('code that cannot be loaded leaves the page in English, seen at once', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  await remember(page, 'bn');
  await waitForever(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^Parts of this page could not be loaded\./);
});

test('without its texts the page speaks English, and answers', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource/);
  await remember(page, 'bn');
  await page.route(fileOf('src/i18n/bn/parts/site.ts'), (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  expect(await seen(page)).toEqual(['en: Welcome back']);
});

test('texts that take long are not waited for: the page answers in English, and keeps what is typed when they come', async ({
  page,
}) => {
  await remember(page, 'bn');
  const letGo = await holdCode(page, fileOf('src/i18n/bn/parts/site.ts'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@exam');
  letGo();
  await expect(heading(page)).toHaveText(inBangla.login.heading);
  await expect(page.locator('input[type="email"]')).toHaveValue('ada@exam');
});
