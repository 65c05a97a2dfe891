import { expectAccessible } from '../support/accessibility.ts';
import { comeInAsAda, expect, signInAsAda, test, rosa, ada } from '../support/realServer.ts';
import { chooseRole, userRow } from '../support/demo.ts';

test('401s on lists: one sign-out, /login, and after signing in again back (API-4, API-5, API-7)', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/ApiError: unauthorized access/);
  const path = '/Dashboard/manageuser?sort=email&order=ASC&page=1&perPage=10&filter=%7B%7D';
  await comeInAsAda(page, path);
  await expect(userRow(page, rosa.email)).toBeVisible();
  let visits = 0;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') visits += 1;
  });
  server.settings.accepts = () => false;
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.dblclick();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
  expect(visits).toBe(1);

  server.settings.accepts = () => true;
  await signInAsAda(page);
  await expect(page).toHaveURL(path);
  await expect(userRow(page, rosa.email)).toBeVisible();
});

test('a 403 on a change signs out as well (API-4)', async ({ page, server, expectComplaint }) => {
  expectComplaint(/ApiError: unauthorized access/);
  await comeInAsAda(page);
  server.settings.accepts = (asked) => !asked.startsWith('/updateStatus');
  await chooseRole(userRow(page, rosa.email).getByRole('combobox'), 'Admin');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a reload keeps who is here, with a fresh token (AUTH-12, API-AUTH-1)', async ({ page, server }) => {
  await comeInAsAda(page);
  await expect(userRow(page, rosa.email)).toBeVisible();
  server.requests.length = 0;
  await page.reload();
  await expect(userRow(page, rosa.email)).toBeVisible();
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /jwt',
    `GET /oneUser${ada.email}`,
    'GET /allUser',
  ]);
});

test('an account that the server does not know is asked for its role, once (API-AUTH-3, GUARD-9)', async ({
  page,
  server,
}) => {
  server.users.splice(0);
  await page.goto('/Profile');
  await signInAsAda(page);
  await expect(page.getByRole('heading', { name: 'One last question' })).toBeVisible();
  await expect(page.getByLabel('Role').getByRole('option')).toHaveText(['Choose a role', 'Buyer', 'Worker']);
  await expectAccessible(page);
  await page.getByLabel('Role').selectOption('Worker');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  const sent = server.requests.filter(({ path }) => path === '/user').map(({ body }) => body);
  expect(sent).toEqual([{ name: ada.name, email: ada.email, imgurl: '', role: 'worker', coin: 10 }]);
});
