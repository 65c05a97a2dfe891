import { pictures } from '#tests/support/pictures.ts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Registers a buyer with a picture, named Zoe, with the password 'Abcdef'. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pictures['image/png']) };
  await page.goto('/register');
  await page.getByLabel('Name').fill('Zoe');
  await page.getByLabel('Profile image').setInputFiles(picture);
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Abcdef');
  await page.getByLabel('Role', { exact: true }).selectOption('Buyer');
  await page.getByRole('button', { name: 'Register' }).click();
};
