import { demoPeople } from '#backend/seed.ts';
import { pictures } from '#tests/support/pictures.ts';
import { balance, enterDemo, landings, logIn } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pictures['image/png']) };

test('register with a picture: balance and picture stand in the bar (REG-14, REG-22, REG-24)', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Name').fill('Zoe Park');
  await page.getByLabel('Profile image').setInputFiles(picture);
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await page.getByLabel('Email').fill('zoe@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Abcdef');
  await page.getByLabel('Role', { exact: true }).selectOption('Worker');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(landings.worker);
  await expect(balance(page)).toHaveText('$0.50');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Profile picture of Zoe Park' })).toHaveAttribute(
    'src',
    /^data:image\//,
  );
});

test('sign in with e-mail and password; a wrong one leaves the form (LOGIN-5, LOGIN-13, LOGIN-17)', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, demoPeople.admin, 'Wrong1');
  await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await logIn(page);
  await expect(page).toHaveURL(/\/Dashboard\/AdminHome$/);
  await expect(page).toHaveTitle('AdminHome');
});

test('a guarded address is remembered with its query, and used after the sign-in (GUARD-1, GUARD-2, LOGIN-12)', async ({
  page,
}) => {
  const path = '/Dashboard/manageuser?perPage=10&page=2&sort=email&order=DESC&filter=%7B%7D';
  await page.goto(path);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('status').filter({ hasText: '11–20 of 200' })).toBeVisible();
});

test('a reload keeps who is here, also on a guarded page (AUTH-12)', async ({ page }) => {
  await enterDemo(page, 'admin');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(new Set(addresses)).toEqual(new Set(['/Dashboard/AdminHome']));
});

test('a sign-out in one tab is followed by the others (AUTH-6, GUARD-1)', async ({ page, context }) => {
  await enterDemo(page, 'admin');
  const other = await context.newPage();
  await other.goto('/');
  await expect(balance(other)).toBeVisible();
  await other.getByRole('button', { name: 'LogOut' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
});

for (const path of ['/Dashboard/manageuser', '/Profile']) {
  test(`LogOut on ${path} leads to / and to nothing else (NAV-10, NAV-11)`, async ({ page }) => {
    await enterDemo(page, 'admin');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Manage Users|Profile/);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveTitle('Home');
    expect(addresses).toEqual(['/']);
    expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
  });
}
