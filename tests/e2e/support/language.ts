import type { Locator, Page } from '@playwright/test';
import { en } from '#i18n/en/index.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { disguise } from '#i18n/disguise.ts';
import { expect } from './test.ts';
import { typefacesHere } from './typefaces.ts';
import { waitForever } from './waitForever.ts';

/** Tag of a trial language in which every text of the product stands in brackets. */
export const MARKED = 'en-x-marked';
/** Tag of a trial language: English from right to left. */
export const MIRRORED = 'en-x-mirror';
const marked = disguise(MARKED, en);

/** Text of a key in the trial language {@link MARKED}, up to its first variable. */
export const markedText = (key: MessageKey): string =>
  String(key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], marked)).replace(
    /%\{.*/s,
    '',
  );

/** First button of the page's top bar or main part with the text of this key, in the trial language {@link MARKED}. */
export const bearing = (page: Page, key: MessageKey): Locator =>
  page
    .locator('header, main')
    .getByRole('button', { name: markedText(key) })
    .first();

/** Stores a language in this browser profile, as if it had been chosen before: pages use it from their next load on. */
export const keepLanguage = async (page: Page, locale: string): Promise<void> => {
  await waitForever(page);
  await page.evaluate((chosen) => {
    localStorage.setItem('locale', chosen);
  }, locale);
};

/** Opens a path, and waits until the page is in this language and complete. */
export const openIn = async (page: Page, locale: string, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await here(page);
};

/** Waits until the page shows its heading or an alert, and nothing is loading any more. */
export const here = async (page: Page): Promise<void> => {
  await expect(page.locator('h1, main [role="alert"]').first()).toBeVisible();
  // A row is busy below the question that is asked about it.
  const coming = '.MuiSkeleton-root:visible, [aria-busy="true"]:visible:not([aria-hidden="true"] *)';
  await expect(page.locator(coming)).toHaveCount(0);
  await typefacesHere(page);
};
