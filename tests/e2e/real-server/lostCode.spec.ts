import type { Page } from '@playwright/test';
import { userRow } from '../support/demo.ts';
import { comeInAsAda, expect, rosa, test } from '../support/realServer.ts';

/** Marks the page as reloaded just now: within a minute it does not do so by itself, which would forestall the press. */
const leaveToPresses = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('reloaded-for-new-version', String(Date.now())));

// Here, as no worker answers in place of the network.
test('a screen whose code did not come is tried again by a press: without a connection that is said, with one it comes', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  expectComplaint(/Failed to (load resource|fetch)/);
  expect(server.users).toHaveLength(2);
  await comeInAsAda(page, '/Dashboard/AdminHome');
  await expect(page.getByText('Nobody waits to be paid.')).toBeVisible();
  await leaveToPresses(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Manage User' }).click();
  const failed = page.getByRole('alert');
  await expect(failed).toHaveText('This part of the page could not be shown.');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(failed).toHaveText(/^Parts of this page could not be loaded\. Check your connection/);
  await context.setOffline(false);
  await again.click();
  await expect(userRow(page, rosa.email)).toBeVisible();
  await expect(page).toHaveURL('/Dashboard/manageuser');
});

test('so is a page of the front', async ({ page, context, server, expectComplaint }) => {
  expectComplaint(/Failed to (load resource|fetch)/);
  expect(server.users).toHaveLength(2);
  await page.goto('/aboutUs');
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await leaveToPresses(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByRole('alert')).toHaveText(/^Parts of this page could not be loaded\. Check your connection/);
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});
