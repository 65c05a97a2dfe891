import type { Page } from '@playwright/test';
import { landings } from './demo.ts';
import { expect } from './test.ts';

/** Registers a new user, whose lists are empty. */
export const enterNewcomer = async (
  page: Page,
  role: 'buyer' | 'worker',
  { name = 'New Here', email = `new.${role}@example.test` } = {},
): Promise<void> => {
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Secret1');
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(landings[role]);
};
