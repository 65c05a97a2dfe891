import { enterDemo, landings } from './support/demo.ts';
import { openHydrated } from './support/openHydrated.ts';
import { expect, test } from './support/test.ts';

test('links change the page and keep the layout mounted; Back from the role’s home does not bounce (LAY-1, LAY-2, TITLE-19)', async ({
  page,
}) => {
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
  await test.step('Back from the role’s home does not bounce on /Dashboard (DASH-5)', async () => {
    await page.getByRole('button', { name: 'Sign in as admin' }).click();
    await expect(page).toHaveURL(landings.admin);
    await page.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/aboutUs');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page).toHaveURL('/Dashboard/AdminHome');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'About TaskCoin' })).toBeVisible();
    await expect(page).toHaveURL('/aboutUs');
    await page.goForward();
    await expect(page).toHaveURL('/Dashboard/AdminHome');
    expect(loads).toBe(0);
  });
});

test('the Dashboard has one header, and its menus all of it that a narrow window has no room for (C-61, NAV-1 to NAV-12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterDemo(page, 'worker');
  const shared = page.getByRole('banner');
  const all = ['Home', 'About Us', 'Dashboard', 'Profile', 'Join As Developer'];
  await expect(shared.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(all);
  for (const button of ['LogOut', 'Switch to dark theme', 'Notifications'])
    await expect(shared.getByRole('button', { name: button, exact: true })).toBeVisible();
  await expect(shared.getByRole('img', { name: /^\$\d+\.\d\d, balance of \d+ coins$/ })).toBeVisible();
  await expect(shared.getByRole('link', { name: 'TaskCoin', exact: true })).toHaveAttribute('href', '/');

  await page.setViewportSize({ width: 899, height: 800 });
  await expect(shared.getByRole('region', { name: 'Your account' })).toBeVisible();
  await expect(shared.getByRole('button', { name: 'LogOut' })).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  const site = page.getByRole('navigation', { name: 'Main' });
  await expect(site.getByRole('link')).toHaveText(all);
  await site.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/aboutUs');
  await expect(shared.getByRole('region')).toHaveCount(0);
  await page.goBack();
  await expect(shared.getByRole('region')).toBeVisible();

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

  // An address of a Dashboard without a Dashboard.
  await page.goto('/Dashboard/nowhere');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expect(shared).toBeVisible();
});

test('a file that is dropped beside everything does not open in the place of the page', async ({ page }) => {
  await openHydrated(page, '/');
  const left = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['a'], 'tasks.csv'));
    const happens = (type: string) =>
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    return ['dragover', 'drop'].filter(happens);
  });
  expect(left).toEqual([]);
});
