import { mutationAnswers } from '#tests/support/specificationServer.ts';
import { chooseRole, userRow } from '../support/demo.ts';
import { comeInAsAda, expect, rosa, test } from '../support/realServer.ts';

test('a server that answers changes with nothing: role and deletion (AU-3, AU-7, AU-9)', async ({ page, server }) => {
  server.settings.mutations = mutationAnswers.nothing;
  await comeInAsAda(page);
  const row = userRow(page, rosa.email);
  await chooseRole(row.getByRole('combobox'), 'Buyer');
  await expect(page.getByText('Role updated successfully!')).toBeVisible();
  await expect(row.locator('[data-field="role"]')).toHaveText('Buyer');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted!')).toBeVisible();
  await expect(row).toBeHidden();

  const authorization = `Bearer ${String(await page.evaluate(() => localStorage.getItem('access-token')))}`;
  const body = undefined;
  // The row goes with the answer to its deletion, and only then the list is asked for again.
  const asked = () => server.requests.slice(1).filter(({ path }) => !path.startsWith('/oneUser'));
  await expect.poll(asked).toEqual([
    { method: 'GET', path: '/allUser', body, authorization },
    { method: 'PATCH', path: '/updateStatus/b1', body: { role: 'buyer' }, authorization },
    { method: 'GET', path: '/allUser', body, authorization },
    { method: 'DELETE', path: '/allUser/b1', body, authorization },
    { method: 'GET', path: '/allUser', body, authorization },
  ]);
});

test('the first act of a page that is offline says that it failed, and the page stays (AU-3, C-42)', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  expectComplaint(/Failed to fetch dynamically imported module|ERR_INTERNET_DISCONNECTED|ApiError/);
  await page.clock.install();
  await comeInAsAda(page);
  const row = userRow(page, rosa.email);
  await expect(row).toBeVisible();
  server.requests.length = 0;
  await context.setOffline(true);
  await chooseRole(row.getByRole('combobox'), 'Buyer');
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  // A reload would have come within a second, by the page's clock.
  await page.clock.runFor(1500);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await expect(row).toBeVisible();
  expect(server.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
});
