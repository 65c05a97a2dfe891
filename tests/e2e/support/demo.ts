import type { Locator, Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import type { Role } from '#domain/entities.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import type { Conditions } from '#mocks/conditions.ts';
import { expect } from './test.ts';

/** Address patterns of each role's first page; that of a list may carry the search of the last visit. */
export const landings = {
  admin: /\/Dashboard\/AdminHome(\?|$)/,
  buyer: /\/Dashboard\/buyerHome(\?|$)/,
  worker: /\/Dashboard\/workerHome(\?|$)/,
} as const;

/**
 * Signs in by one press in the demo bar and waits for the role's first page. The default `path` is the page that loads
 * least.
 */
export const enterDemo = async (page: Page, role: Role, path = '/nowhere'): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: `Sign in as ${role}` }).click();
  await expect(page).toHaveURL(landings[role]);
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
};

/** Paths of the role's pages, in the order of the sidebar, which must be in English. */
export const sidebarPaths = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Dashboard pages' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
};

/** Signs in as the admin and opens Manage Users. */
export const enterUsers = async (page: Page): Promise<void> => {
  await enterDemo(page, 'admin');
  await page.getByRole('link', { name: 'Manage User' }).click();
  await expect(page).toHaveURL(/\/Dashboard\/manageuser/);
};

/** Fills in and sends the form of /login, by default as the demo's admin. */
export const logIn = async (page: Page, email: string = demoPeople.admin, password = DEMO_PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

/** Row of a user in the grid, by e-mail address. */
export const userRow = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email });

/** Searches for a user by e-mail address, because the grid draws only the rows in sight; resolves to the row. */
export const findUser = async (page: Page, email: string): Promise<Locator> => {
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('status').filter({ hasText: 'of 1' })).toHaveText('1–1 of 1');
  const row = userRow(page, email);
  await expect(row).toBeVisible();
  return row;
};

/** Chooses a role in the select `control`. */
export const chooseRole = async (control: Locator, role: string): Promise<void> => {
  await control.click();
  await control.page().getByRole('option', { name: role }).click();
};

/** Opens the filters where a narrow window hides them behind a button. */
export const showFilters = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Filters' });
  if (await button.isVisible()) await button.click();
};

/** Text about the rows shown and their total: '26–50 of 200'. */
export const range = (page: Page): Locator => page.getByRole('navigation', { name: 'Pages' }).getByRole('status');

/** Element in the navigation bar with the balance in dollars. */
export const balance = (page: Page): Locator => page.getByRole('img', { name: /balance of/ });

/** Sets the latency and failures of the product's server in this tab from now on. */
const setConditions = (page: Page, { latency = 0, failures = 'none' }: Partial<Conditions>): Promise<void> =>
  page.evaluate(
    (conditions) => {
      sessionStorage.setItem('demo-conditions', JSON.stringify(conditions));
    },
    { latency, failures },
  );

/** Makes every call of the product's server fail in this tab from now on, or none. */
export const setFailures = (page: Page, failures: Conditions['failures']): Promise<void> =>
  setConditions(page, { failures });

/** Leaves all calls of this page unanswered from now on, so that it stays as it is meanwhile. Its code still loads. */
export const holdCalls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
  });
