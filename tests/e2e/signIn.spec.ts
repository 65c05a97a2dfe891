import { demoPeople } from '#backend/seed.ts';
import { balance, logIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const PATH = '/Dashboard/manageuser?perPage=10&page=2&sort=email&order=DESC&filter=%7B%7D';

test('a guarded address is remembered with its query until the sign-in, kept by a reload, and left by a sign-out in another tab (GUARD-1, GUARD-2, LOGIN-12)', async ({
  page,
  context,
}) => {
  const listed = page.getByRole('status').filter({ hasText: '11–20 of 200' });
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/login$/);
  await test.step('a wrong password leaves the form (LOGIN-5, LOGIN-13, LOGIN-17)', async () => {
    await logIn(page, demoPeople.admin, 'Wrong1');
    await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });
  await logIn(page);
  await expect(page).toHaveURL(PATH);
  await expect(listed).toBeVisible();

  await test.step('a reload keeps who is here (AUTH-12)', async () => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
    await page.reload();
    await expect(listed).toBeVisible();
    expect(new Set(addresses)).toEqual(new Set(['/Dashboard/manageuser']));
  });

  await test.step('LogOut leads to / and to nothing else, and the other tab follows (AUTH-6, NAV-10, NAV-11)', async () => {
    const other = await context.newPage();
    await other.goto('/Profile');
    await expect(balance(other)).toBeVisible();
    const addresses: string[] = [];
    other.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
    await other.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(other).toHaveTitle('Home');
    expect(addresses).toEqual(['/']);
    expect(await other.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
  });
});
