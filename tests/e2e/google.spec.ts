import { demoPeople } from '#backend/seed.ts';
import { expectAccessible } from './support/accessibility.ts';
import { choose, finish } from './support/google.ts';
import { expect, test } from './support/test.ts';

test('the Google pop-up: closed and cancelled it leaves the page usable and quiet, then a known person comes in with their role (LOGIN-10, LOGIN-18, IDP-1)', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/auth\/cancelled-popup-request/);
  expectComplaint(/auth\/user-cancelled/);
  const expectUsable = async () => {
    await expect(page.getByRole('button', { name: 'Signup with Google' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  };
  await page.goto('/login');
  await test.step('500 × 600, accessible, and closed (IDP-2)', async () => {
    const popup = await choose(page);
    await expect(popup.getByRole('heading', { name: 'Choose a Google account' })).toBeVisible();
    await expect(popup.getByText('Nothing leaves this browser.')).toBeVisible();
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    await expectAccessible(popup);
    // The SDK notices it some eight seconds later: a button that waited for it would report another code.
    await popup.close();
    await expectUsable();
  });
  await test.step('cancelled', async () => {
    await finish(await choose(page), 'Cancel');
    await expectUsable();
  });
  await test.step('and used (LOGIN-11, LOGIN-13)', async () => {
    await finish(await choose(page, 'Buyer'), demoPeople.admin);
    await expect(page).toHaveURL(/\/Dashboard\/AdminHome$/);
    await expect(page.getByRole('heading', { name: 'ADMIN Dashboard' })).toBeVisible();
  });
});
