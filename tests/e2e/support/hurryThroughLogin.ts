import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Opens /login while its code is held back (holdCode), and fills in and sends the form before it is hydrated. Resolves
 * to the field for the e-mail.
 */
export const hurryThroughLogin = async (page: Page): Promise<Locator> => {
  await page.goto('/login');
  const email = page.locator('input[type="email"]');
  // In another language English is there once nothing better has come for a while, which is over at once.
  await page.evaluate(() => {
    for (const waiting of document.getElementById('root')?.getAnimations() ?? []) waiting.finish();
  });
  await expect(email).toBeVisible();
  await email.pressSequentially('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
  await page.getByLabel('Role').selectOption('Worker');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prerendered', '/login');
  return email;
};
