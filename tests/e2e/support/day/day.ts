import type { Locator, Page } from '@playwright/test';
import type { Books } from '../books.ts';
import type { Hands } from '../hands/hands.ts';

/** Tools of every step of a day; `books` is the server's data in the morning. */
export type Day = { page: Page; hands: Hands; books: Books };

export const command = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Commands' }).getByRole('button', { name, exact: true });

export const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Are you sure?' });

/** Region above the screen with the progress of bulk work, then its outcome. */
export const bulkRegion = (page: Page): Locator => page.getByRole('region', { name: 'Work on many rows' });

/** Row of the grid by its place on the page, from 0. */
export const rowAt = (page: Page, place: number): Locator =>
  page.getByRole('grid').locator(`[role="row"][data-id="${String(place)}"]`);

export const cellOf = (row: Locator, field: string): Locator => row.locator(`[data-field="${field}"]`);
