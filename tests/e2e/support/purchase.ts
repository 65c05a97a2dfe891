import type { Locator, Page } from '@playwright/test';
import { specified } from '#domain/coins.ts';
import { expect } from './test.ts';

export const FAILED = 'Payment failed. Please try again.';

/** Goes from any screen of the Dashboard to the packages. */
export const goBuy = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Purchase Coin', exact: true }).click();

export const packageButton = (page: Page, coins: number): Locator =>
  page.getByRole('button', { name: `Buy ${String(coins)} coins` });
export const pay = (page: Page): Locator => page.getByRole('button', { name: 'Pay', exact: true });
export const cardNumber = (page: Page): Locator => page.getByLabel('Credit or debit card number');

/** Dialog of the bank, while it asks by 3-D Secure. */
export const bank = (page: Page): Locator => page.getByRole('dialog', { name: '3D Secure 2 test page' });

/** Fills in the card company's form with a card's number. */
export const fillCard = async (page: Page, number: string): Promise<void> => {
  await cardNumber(page).fill(number);
  await page.getByLabel('Credit or debit card expiration date').fill('1239');
  await page.getByLabel('Credit or debit card CVC/CVV').fill('123');
};

/** Chooses a package by its coins and fills in a card; only Pay is left to be pressed. */
export const prepare = async (page: Page, coins: number, number = '4242424242424242'): Promise<void> => {
  await packageButton(page, coins).click();
  await fillCard(page, number);
};

export const purchased = (page: Page, coins: number): Promise<void> =>
  expect(page.getByText(`Payment successful! You have purchased ${String(coins)} coins.`)).toBeVisible();

/** Keys of unfinished purchases in the browser's storage; works on any page of its origin. */
export const journal = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('purchase')));

/** A package's price in dollars. */
export const priceOf = (coins: number): number => specified.packages.find((one) => one.coins === coins)?.price ?? NaN;
