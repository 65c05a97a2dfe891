import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('one click signs in as admin, and the users stand in the grid', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /admin/i }).click();
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
  await page.goto('/Dashboard');
  await expect(page).toHaveURL(/\/Dashboard\/manageuser$/);
  await expect(page.getByRole('grid').getByText('@').first()).toBeVisible();
  await expectAccessible(page);
});

for (const path of ['/', '/login', '/register', '/aboutUs', '/nowhere']) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
