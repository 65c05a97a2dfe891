import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { userRow } from '../support/demo.ts';
import { comeInAsAda, expect, rosa, test } from '../support/realServer.ts';

/** Makes requests to addresses of this pattern wait, without a time limit. Resolves to a function that lets them go. */
const hold = async (page: Page, address: RegExp) => {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const busy = (page: Page, name: string) => page.locator(`[aria-busy="true"][aria-label="${name}"]`);

test('what loads is shown in its shape: no accessibility findings', { tag: '@thorough' }, async ({ page, server }) => {
  server.users.push({ ...rosa, _id: 'c1', email: 'cleo@example.test', name: 'Cleo' });
  const figures = await hold(page, /\/(allinformation|withdrawRequests)/);
  const code = await hold(page, /\/assets\/UserList-[^/]+\.js$/);
  const list = await hold(page, /\/allUser$/);
  await comeInAsAda(page, '/Dashboard/AdminHome');
  await expect(busy(page, 'Figures')).toBeVisible();
  await expect(busy(page, 'Pending withdrawals')).toBeVisible();
  await expectAccessible(page);
  figures();
  await expect(page.getByText('Nobody waits to be paid.')).toBeVisible();

  await page.getByRole('link', { name: 'Manage User' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loading the page' })).toBeAttached();
  await expectAccessible(page);
  code();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Users' })).toBeFocused();
  await expect(busy(page, 'Manage Users')).toBeVisible();
  await expectAccessible(page);
  list();
  await expect(userRow(page, rosa.email)).toBeVisible();
});

test('the shape of a screen that loads is no wider than a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const code = await hold(page, /\/assets\/UserList-[^/]+\.js$/);
  await comeInAsAda(page, '/Dashboard/manageuser');
  await expect(page.getByRole('heading', { level: 1, name: 'Loading the page' })).toBeAttached();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  code();
  await expect(page.getByText(server.users.at(-1)?.email ?? '')).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
});
