import { PASSWORD } from './serveWorld.mjs';
import { addressOf, ROW } from './rows.mjs';

/**
 * Opens a role's list without a session, and signs in by the form shown instead.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {import('./bars.mjs').Role} role
 */
export const signIn = async (context, url, role) => {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Email').fill(addressOf(role));
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  await password.press('Enter');
  await page.getByText(ROW).first().waitFor();
  // The page writes its caches when it is idle.
  await page.waitForTimeout(500);
  await page.close();
};
