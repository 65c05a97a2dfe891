import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { bulkRegion } from '../support/day/day.ts';
import { selectPages } from '../support/selectPages.ts';
import { comeInAsAda, expect, signInAsAda, test } from '../support/realServer.ts';
import type { SpecificationServer } from '#tests/support/specificationServer.ts';

const PATH = '/Dashboard/manageuser?filter=%7B%22role%22%3A%22worker%22%7D&perPage=100&page=1&sort=name&order=ASC';

/** Adds a thousand workers to the server. */
const fill = (server: SpecificationServer) => {
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
};

const deletions = (server: SpecificationServer) =>
  server.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

const deleteSelected = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete users' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete users' }).click();
};

test(
  'offline it pauses; a 401 ends it, and the same user may go on after signing in',
  {
    tag: '@thorough',
  },
  async ({ page, context, server }) => {
    await page.clock.install();
    fill(server);
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
