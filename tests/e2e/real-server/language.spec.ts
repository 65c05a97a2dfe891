import * as inBangla from '#i18n/bn/account.ts';
import { fileOf } from '../support/fileOf.ts';
import { expect, test } from '../support/realServer.ts';

// Here, as no worker answers in place of the network.
test('texts that a network does not bring leave the page, and what is typed into it, as it is; chosen again they come', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/);
  const texts = fileOf('src/i18n/bn/parts/site.ts', 'dist-server');
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@exam');
  await page.route(texts, (route) => route.abort());
  await page.getByRole('combobox', { name: 'Language' }).selectOption('bn');
  await expect(page.getByText('বাংলা could not be loaded. Everything stays as it is.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@exam');
  await page.unroute(texts);
  // By another page in a browser that remembers what it could not fetch.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inBangla.login.heading);
  await expect(page.locator('input[type="email"]')).toHaveValue('ada@exam');
});

// In the demo its service worker fetches the typeface, out of a test's reach.
test('without its typeface the page speaks Bangla by the machine’s own letters', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource/);
  await page.route(/\/noto-sans-bengali-[^/]*\.woff2$/, (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('bn');
  await expect(page.getByRole('heading', { level: 1, name: 'আবার স্বাগতম' })).toBeVisible();
});
