import type { Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import { expectAccessible } from './support/accessibility.ts';
import { balance, landings } from './support/demo.ts';
import { choose, comeInByGoogle, finish } from './support/google.ts';
import { expect, test } from './support/test.ts';

test('the Google pop-up is 500 × 600, and accessible (LOGIN-10, IDP-2)', async ({ page }) => {
  await page.goto('/login');
  const popup = await choose(page);
  await expect(popup.getByRole('heading', { name: 'Choose a Google account' })).toBeVisible();
  await expect(popup.getByText('Nothing leaves this browser.')).toBeVisible();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await expectAccessible(popup);
});

test('a known person comes in with the role they have (LOGIN-11, LOGIN-13)', async ({ page }) => {
  await page.goto('/login');
  const popup = await choose(page, 'Buyer');
  await finish(popup, demoPeople.admin);
  await expect(page).toHaveURL(/\/Dashboard\/AdminHome$/);
  await expect(page.getByRole('heading', { name: 'ADMIN Dashboard' })).toBeVisible();
});

test('a new account gets the picked role and its coins (REG-5, REG-23)', async ({ page }) => {
  await page.goto('/register');
  await comeInByGoogle(page, 'Buyer', 'Gus Gray', 'gus@example.test');
  await expect(page).toHaveURL(landings.buyer);
  await expect(balance(page)).toHaveText('$2.50');
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Gus Gray');
});

for (const [how, leave, complaint] of [
  ['cancelled', (popup: Page) => finish(popup, 'Cancel'), /auth\/user-cancelled/],
  ['closed', (popup: Page) => popup.close(), /auth\/cancelled-popup-request/],
] as const) {
  // The SDK notices a closed window some eight seconds later: a button that waited for it would report another code.
  test(`a pop-up that is ${how} leaves the page usable and quiet (LOGIN-18, IDP-1)`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(complaint);
    await page.goto('/login');
    const popup = await choose(page);
    await expect(popup.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await leave(popup);
    await expect(page.getByRole('button', { name: 'Signup with Google' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await finish(await choose(page), demoPeople.buyer);
    await expect(page).toHaveURL(landings.buyer);
  });
}

test('without a role there is no pop-up, and a sentence that says why (LOGIN-9, REG-6)', async ({ page, context }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Signup with Google' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select a role before signing in with Google.');
  expect(context.pages()).toHaveLength(1);
});
