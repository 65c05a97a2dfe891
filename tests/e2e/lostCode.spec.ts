import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/**
 * Blocks the page's code until its small stand-in, again.js, was requested: like a browser that remembers a failed
 * import. Without a connection the stand-in is blocked too.
 */
const loseCode = async (page: Page) => {
  const network = { isUp: false };
  let lost = true;
  /** Addresses of the requests for again.js: one for each press, however many files caused it. */
  const asked = new Set<string>();
  await page.route('**/assets/*.js', (route) => (lost ? route.abort() : route.continue()));
  await page.route('**/again.js?*', async (route) => {
    asked.add(route.request().url());
    if (!network.isUp) return route.abort();
    lost = false;
    return route.continue();
  });
  return { network, asked };
};

test('a page whose code the browser does not ask for again is loaded anew by a press, with what was typed and pressed before, but for a password', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/);
  const { network, asked } = await loseCode(page);
  await page.goto('/login');
  const failed = page.getByText('Parts of this page could not be loaded');
  await expect(failed).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
  await page.getByLabel('Role').selectOption('Worker');
  expect([...asked]).toEqual([]);
  const themeSwitch = page.getByRole('button', { name: 'Switch to dark theme' });
  for (const times of [1, 2]) {
    await themeSwitch.click();
    await expect.poll(() => asked.size).toBe(times);
  }
  await expect(failed).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong1234');

  network.isUp = true;
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(failed).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.test');
  await expect(page.getByLabel('Role')).toHaveValue('worker');
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('Wrong1234');
});

test('a page whose code never comes is loaded anew once for each press, and not where its host serves no page', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  let heads = 0;
  let isServed = true;
  await page.route('**/', (route) => {
    if (route.request().method() === 'HEAD') heads += 1;
    return isServed ? route.continue() : route.fulfill({ status: 503 });
  });
  await page.goto('/');
  const failed = page.getByText('Parts of this page could not be loaded');
  const press = page.getByRole('button', { name: 'Switch to dark theme' });
  for (const presses of [1, 2]) {
    await expect(failed).toBeVisible();
    await press.click();
    await expect.poll(() => loads).toBe(1 + presses);
  }
  await expect(failed).toBeVisible();
  isServed = false;
  await press.click();
  await expect.poll(() => heads).toBe(3);
  await expect(failed).toBeVisible();
  expect(loads).toBe(3);
});

test('LOGIN-17 a sign-in whose provider’s code does not come leaves the address that was typed', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to fetch dynamically imported module|Importing a module script failed/);
  let lose = () => {};
  const lost = new Promise<void>((resolve) => (lose = resolve));
  await page.route('**/assets/firebaseFacade-*.js', async (route) => {
    await lost;
    await route.abort();
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Abcdef');
  await page.getByRole('button', { name: 'Login' }).click();
  lose();
  // The new page has no password.
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.test');
});
