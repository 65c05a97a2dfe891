import type { Locator, Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import type { Role } from '#domain/entities.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import type { Conditions } from '#mocks/conditions.ts';
import { expect } from './test.ts';

/** Addresses of each role's first page; that of a list may carry the search of the last visit. */
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

/** The addresses of the role's pages, from top to bottom, as the English sidebar has them. */
export const sidebarPaths = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Dashboard pages' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
};

/** Comes in as the admin and goes to the users. */
export const enterUsers = async (page: Page): Promise<void> => {
  await enterDemo(page, 'admin');
  await page.getByRole('link', { name: 'Manage User' }).click();
  await expect(page).toHaveURL(/\/Dashboard\/manageuser/);
};

/** Fills the form of /login as anybody would. */
export const logIn = async (page: Page, email: string = demoPeople.admin, password = DEMO_PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

/** The demo's users, as the grid shows them. */
export const userRow = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email });

/** The grid draws the rows in sight only: searching brings one there. */
export const findUser = async (page: Page, email: string): Promise<Locator> => {
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('status').filter({ hasText: 'of 1' })).toHaveText('1–1 of 1');
  const row = userRow(page, email);
  await expect(row).toBeVisible();
  return row;
};

/** Opens a user's role and takes another one. */
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

/** The balance of the navigation bar, as dollars. */
export const balance = (page: Page): Locator => page.getByRole('img', { name: /balance of/ });

/** Sets the latency and failures of the product's server in this tab from now on. */
const setConditions = (page: Page, { latency = 0, failures = 'none' }: Partial<Conditions>): Promise<void> =>
  page.evaluate(
    (conditions) => {
      sessionStorage.setItem('demo-conditions', JSON.stringify(conditions));
    },
    { latency, failures },
  );

/** Has every call of the product's server fail in this tab from now on, or none. */
export const setFailures = (page: Page, failures: Conditions['failures']): Promise<void> =>
  setConditions(page, { failures });

/** From now on no call of this page is answered: what it says meanwhile stands still. Its code still loads. */
export const holdCalls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
  });
