import type { Page } from '@playwright/test';
import { e2eBuilds } from '../../../scripts/e2eBuilds.mjs';
import { isOverBudget, routeSizes } from '../../../scripts/routeSizes.mjs';
import { comeInAsAda, expect, test } from '../support/realServer.ts';

const routes = routeSizes(e2eBuilds().realServer.outDir);

/**
 * Paths of our own scripts and styles that a page has loaded since it was opened, sorted. Left out are the cards for a
 * window that becomes narrow, which come when the browser has nothing else to do.
 */
const loaded = async (page: Page) => {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = addresses.map((address) => new URL(address).pathname.slice(1));
  return [...new Set(files.filter((file) => /^assets\/(?!RowCards).*\.(js|css)$/.test(file)))].sort();
};

test('no route loads more than its budget (npm run size)', () => {
  expect(routes.filter(isOverBudget)).toEqual([]);
});

test('what a route loads in a browser is what the report counts', { tag: '@thorough' }, async ({ page, server }) => {
  expect(server.requests).toEqual([]);
  const compare = async (chosen: typeof routes) => {
    for (const { name, path, files } of chosen) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      if (name.includes('palette')) await page.getByRole('button', { name: 'Search or run a command' }).click();
      await expect.poll(() => loaded(page), name).toEqual(files);
    }
  };
  // Counted as a visitor who is signed out and touches nothing.
  const isPublic = ({ path }: { path: string }) => path === '/' || path === '/aboutUs';
  await compare(routes.filter(isPublic));
  await comeInAsAda(page);
  // What an admin may open, at an address of its own.
  const others = /^\/Dashboard(\/(buyer|worker|taskDetails).*)?$/;
  await compare(routes.filter((route) => !isPublic(route) && !others.test(route.path)));
});
