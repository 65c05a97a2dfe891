import type { Page } from '@playwright/test';
import { enterDemo } from './demo.ts';
import { keepLanguage, openIn } from './language.ts';
import { BARE } from './profile.ts';
import { expect } from './test.ts';

/** Paths of the pages outside of the console; the last one is not found. */
export const frontPages = ['/', '/aboutUs', '/login', '/register', '/Profile', '/nowhere'] as const;
export const frontLanguages = ['en', 'bn'] as const;

/**
 * Opens a public page in a language chosen before, and waits until it is complete. Opens the Profile page as a worker,
 * as it needs a sign-in.
 */
export const openFront = async (page: Page, locale: string, path: string, theme = 'light'): Promise<void> => {
  await (path === '/Profile' ? enterDemo(page, 'worker') : page.goto(BARE));
  await keepLanguage(page, locale);
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen);
  }, theme);
  await openFrontAgain(page, locale, path);
};

/** Loads a page again that {@link openFront} has opened, and waits until it is complete. */
export const openFrontAgain = async (page: Page, locale: string, path: string): Promise<void> => {
  await openIn(page, locale, path);
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  // The demo's bar is the last to come, and takes its room.
  await expect(page.getByRole('complementary').last()).toBeVisible();
  // The profile's figures come with the console's code.
  if (path === '/Profile') await expect(page.locator('main section[aria-busy="false"] dl')).toBeVisible();
};
