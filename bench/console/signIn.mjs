import { PASSWORD } from './world.mjs';
import { addressOf, ROW } from './rows.mjs';

/**
 * Opens a role's list without a session, and signs in through the form that is shown in its place.
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
  // What it keeps for the next visit, it writes when it has nothing else to do.
  await page.waitForTimeout(500);
  await page.close();
};
