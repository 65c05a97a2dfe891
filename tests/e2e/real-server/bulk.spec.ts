import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { bulkRegion } from '../support/day/day.ts';
import { longestTask } from '../support/longestTask.ts';
import { selectPages } from '../support/selectPages.ts';
import { ada, comeInAsAda, expect, signInAsAda, test } from '../support/realServer.ts';
import type { SpecificationServer } from '#tests/support/specificationServer.ts';

const PATH = '/Dashboard/manageuser?filter=%7B%22role%22%3A%22worker%22%7D&perPage=100&page=1&sort=name&order=ASC';

/** A thousand workers beside Ada and Rosa; every tenth of them cannot be deleted while `broken` says so. */
const fill = (server: SpecificationServer, broken: () => boolean = () => true) => {
  server.users.splice(1);
  for (let place = 1000; place < 2000; place++) {
    const name = `Worker ${String(place)}`;
    server.users.push({
      _id: `w${String(place)}`,
      name,
      email: `worker${String(place)}@example.test`,
      role: 'worker',
      coin: 10,
      imgurl: '',
    });
  }
  server.settings.answers = (call) =>
    broken() && /^DELETE .*5$/.test(call)
      ? { status: 409, type: 'application/json', body: '{"message":"The books are closed."}' }
      : null;
};

const deletions = (server: SpecificationServer) =>
  server.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

const deleteSelected = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete users' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete users' }).click();
};

test(
  '1,000 rows of which 100 fail: listed with reasons, sent again alone, the page usable all the while',
  {
    tag: '@thorough',
  },
  async ({ page, server, expectComplaint }) => {
    expectComplaint(/BulkError: 100 of 1000/);
    let broken = true;
    fill(server, () => broken);
    await comeInAsAda(page, PATH);
    const turning = await longestTask(page, () => selectPages(page, 10));
    await page.getByRole('button', { name: 'Delete users' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Worker 1000, Worker 1001, Worker 1002 and 997 more');
    server.requests.length = 0;
    const sending = await longestTask(page, async () => {
      await dialog.getByRole('button', { name: 'Delete users' }).click();
      await expect(bulkRegion(page).getByRole('progressbar')).toBeVisible();
      await page.getByRole('button', { name: 'Go to previous page' }).click();
      await expect(page.getByRole('status').filter({ hasText: '801–900' })).toBeVisible();
      await expect(bulkRegion(page)).toContainText('Deleted: 900, Failed: 100', { timeout: 300_000 });
    });
    // Each in the time of this machine.
    expect(sending).toBeLessThanOrEqual(turning);

    const failed = Array.from({ length: 100 }, (_, place) => `Worker 1${String(place).padStart(2, '0')}5`);
    await expect(bulkRegion(page).getByRole('rowheader')).toHaveText(failed);
    await expect(bulkRegion(page).getByRole('cell', { name: 'The books are closed.' })).toHaveCount(100);
    await expect(page.getByRole('status').filter({ hasText: '100 selected' })).toBeVisible();
    expect(deletions(server)).toHaveLength(1000);
    // Read again once for all of them, beside a look for new rows every minute.
    const lastDeletion = server.requests.findLastIndex(({ method }) => method === 'DELETE');
    const reads = (requests = server.requests) => requests.filter(({ path }) => path === '/allUser').length;
    await expect.poll(() => reads(server.requests.slice(lastDeletion))).toBe(1);
    expect(reads()).toBeLessThan(5);
    await expectAccessible(page);

    broken = false;
    server.requests.length = 0;
    await bulkRegion(page).getByRole('button', { name: 'Retry failed' }).click();
    await expect(page.getByText('Deleted: 1,000')).toBeVisible();
    await expect(bulkRegion(page)).toHaveCount(0);
    expect(deletions(server)).toHaveLength(100);
    expect(server.users.map(({ email }) => email)).toEqual([ada.email]);
  },
);

test(
  'Stop leaves done and not done exact; a reload asks first, offers the rest, and finishes it',
  {
    tag: '@thorough',
  },
  async ({ page, server }) => {
    fill(server, () => false);
    await comeInAsAda(page, PATH);
    await selectPages(page, 2);
    server.settings.deletionTakes = 300;
    await deleteSelected(page);
    await expect(bulkRegion(page)).toContainText(/Deleting users: [1-9]/);
    await bulkRegion(page).getByRole('button', { name: 'Stop' }).click();
    await expect(bulkRegion(page)).toContainText('Not started');
    const done = deletions(server).length;
    await expect(bulkRegion(page)).toContainText(`Deleted: ${String(done)}, Not started: ${String(200 - done)}`);
    expect(server.users).toHaveLength(1001 - done);
    await expectAccessible(page);

    await bulkRegion(page).getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => deletions(server).length).toBeGreaterThan(done + 10);
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
    });
    await page.reload();
    await asked;
    await expect(bulkRegion(page)).toContainText('of 200 rows are left.');
    const sent = new Set(deletions(server));
    const left = parseInt(await bulkRegion(page).getByText('rows are left').innerText(), 10);
    expect(left).toBeGreaterThan(0);
    server.settings.deletionTakes = 0;
    await bulkRegion(page).getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => deletions(server).length - sent.size).toBe(left);
    // Nothing was sent twice.
    expect(new Set(deletions(server)).size).toBe(deletions(server).length);
  },
);

test(
  'offline it pauses; a 401 ends it, and the same user may go on after signing in',
  {
    tag: '@thorough',
  },
  async ({ page, context, server }) => {
    await page.clock.install();
    fill(server, () => false);
    await comeInAsAda(page, PATH);
    await selectPages(page, 2);
    server.settings.deletionTakes = 300;
    await deleteSelected(page);
    await expect.poll(() => deletions(server).length).toBeGreaterThan(10);
    await context.setOffline(true);
    await expect(bulkRegion(page)).toContainText('Paused: you are offline. It goes on by itself.');
    await expectAccessible(page);
    const before = deletions(server).length;
    // Whatever would go on by itself does so a moment later, by the page's clock.
    await page.clock.runFor(1000);
    expect(deletions(server)).toHaveLength(before);
    await context.setOffline(false);
    await expect.poll(() => deletions(server).length).toBeGreaterThan(before);
    server.settings.accepts = () => false;
    await expect(page).toHaveURL(/\/login$/);
    server.settings.accepts = () => true;
    server.settings.deletionTakes = 0;
    await signInAsAda(page);
    await expect(bulkRegion(page)).toContainText('of 200 rows are left.');
    await bulkRegion(page).getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => server.users.length).toBeLessThanOrEqual(801 + 4);
    await expect(bulkRegion(page).getByRole('progressbar')).toHaveCount(0);
  },
);
