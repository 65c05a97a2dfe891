import { expectAccessible } from './support/accessibility.ts';
import { chooseRole, enterDemo, enterUsers, findUser, userRow } from './support/demo.ts';
import { holdCode } from './support/holdCode.ts';
import { expect, test } from './support/test.ts';

const person = 'worker@example.test';

test('a change survives the end of its service worker and a reload, and is seen in another tab; the reset brings the first state back', async ({
  page,
  context,
}) => {
  await enterUsers(page);
  const role = (await findUser(page, person)).locator('[data-field="role"]');
  const other = await context.newPage();
  await other.goto(page.url());
  const roleThere = userRow(other, person).locator('[data-field="role"]');
  await expect(roleThere).toHaveText('Worker');

  // Browsers end a service worker that has nothing to do, and these pages still read the suspensions.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await chooseRole(userRow(page, person).getByRole('combobox'), 'Buyer');
  await expect(page.getByText('Role updated successfully!')).toBeVisible();
  await expect(role).toHaveText('Buyer');
  await expect(roleThere).toHaveText('Buyer');
  await page.reload();
  await expect(role).toHaveText('Buyer');

  await other.close();
  await page.getByRole('button', { name: 'Demo settings' }).click();
  await page.getByRole('button', { name: 'Reset demo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await enterUsers(page);
  await expect((await findUser(page, person)).locator('[data-field="role"]')).toHaveText('Worker');
});

test(
  'a public page in another tab stays as it is while something changes, and leads to the Dashboard afterwards',
  {
    tag: '@thorough',
  },
  async ({ page, context }) => {
    await enterDemo(page, 'buyer');
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByText('$5.00')).toBeVisible();
    const email = other.getByRole('textbox', { name: 'Your email' });
    await email.fill('typed@example.test');

    await page.goto('/Dashboard/buyerTask');
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted!')).toBeVisible();
    await expect(other.getByText('$5.00')).toBeHidden();
    await expect(email).toHaveValue('typed@example.test');
    await other.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(other.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
);

const refusals = [
  () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  () => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('refused here'));
  },
];

test('where service workers are missing, or refused, a readable page says so', async ({ context, expectComplaint }) => {
  expectComplaint(/SimulationUnavailable/);
  for (const without of refusals) {
    const page = await context.newPage();
    await page.addInitScript(without);
    // It is known before the page has its code: as soon as the simulation's has run.
    const release = await holdCode(page, '**/assets/console-*.js');
    const simulation = page.waitForResponse('**/assets/start-*.js');
    await page.goto('/Dashboard/manageuser', { waitUntil: 'commit' });
    await page.evaluate((code) => import(code), (await simulation).url());
    release();
    await expect(page.getByRole('heading', { name: 'The demo cannot run here' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('service worker');
    await expectAccessible(page);
    await page.close();
  }
});
