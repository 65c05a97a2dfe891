import { enterDemo } from './support/demo.ts';
import { openHydrated } from './support/openHydrated.ts';
import { expect, test } from './support/test.ts';

test('links change the page and keep the layout mounted (LAY-1, LAY-2, TITLE-19)', async ({ page }) => {
  await openHydrated(page, '/');
  const bar = await page.getByRole('banner').elementHandle();
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const [link, path, title] of [
    ['About Us', '/aboutUs', 'Default Title'],
    ['Login', '/login', 'Login Page'],
    ['Register', '/register', 'Registration'],
    ['Home', '/', 'Home'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  expect(await bar.evaluate((element) => element.isConnected)).toBe(true);
  expect(loads).toBe(0);
});

test('Back from the role’s home does not bounce on /Dashboard (DASH-5)', async ({ page }) => {
  await enterDemo(page, 'admin');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/aboutUs');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/Dashboard/AdminHome');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About TaskCoin' })).toBeVisible();
  await expect(page).toHaveURL('/aboutUs');
  await page.goForward();
  await expect(page).toHaveURL('/Dashboard/AdminHome');
});

test('below 900 px the Dashboard has one header, and its menus all of the other (C-61, NAV-1 to NAV-12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 899, height: 800 });
  await enterDemo(page, 'worker');
  const shared = page.getByRole('banner');
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible();
  await expect(shared).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  const site = page.getByRole('navigation', { name: 'Main' });
  await expect(site.getByRole('link')).toHaveText(['Home', 'About Us', 'Dashboard', 'Profile', 'Join As Developer']);
  await site.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/aboutUs');
  await expect(shared).toBeVisible();
  await page.goBack();
  await expect(shared).toBeHidden();

  await page.getByRole('button', { name: /^Account: / }).click();
  const menu = page.getByRole('dialog', { name: /^Account: / });
  await expect(menu.getByRole('img', { name: /^\$\d+\.\d\d, balance of \d+ coins$/ })).toBeVisible();
  await menu.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(menu.getByRole('button', { name: 'LogOut', includeHidden: true })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await menu.getByRole('button', { name: 'LogOut' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('C-61 a Dashboard address without a Dashboard keeps the shared bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/Dashboard/nowhere');
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const path of ['/nowhere', '/Dashboard/nowhere', '/login/more', '/Dashboard/manageuser/7']) {
  test(`${path} is a 404 page with a way back (ROUTE-5, ROUTE-6, TITLE-18)`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect(page).toHaveTitle('Default Title');
    await expect(page).toHaveURL(path);
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('another role is turned away from an admin page before anything is asked (GUARD-4, GUARD-5)', async ({ page }) => {
  await enterDemo(page, 'buyer');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/Dashboard/manageuser');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  expect(asked).not.toContain('/api/allUser');
});
