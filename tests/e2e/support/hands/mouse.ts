import type { Page } from '@playwright/test';
import { enterDemo } from '../demo.ts';
import type { Hands } from './hands.ts';

export const mouse = (page: Page): Hands => ({
  signIn: (role) => enterDemo(page, role),
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  choose: async (button, ...items) => {
    await button.click();
    for (const item of items) await item.click();
  },
  take: (option) => option.click(),
  leave: async (layer) => {
    const close = layer.getByRole('button', { name: 'Close' }).first();
    // A menu has no such button: a press beside it closes it.
    if (await close.isVisible()) await close.click();
    else await page.mouse.click(720, 5);
  },
  search: (text) => page.getByRole('searchbox').fill(text),
  sortBy: (heading) => heading.click(),
  pressIn: (cell, name) => cell.getByRole('button', name === undefined ? {} : { name }).click(),
  chooseIn: async (cell, option) => {
    await cell.getByRole('combobox').click();
    await page.getByRole('option', { name: option }).click();
  },
  select: (row) => row.getByRole('checkbox').check(),
  openDetails: (row) => row.locator('button.GridHeading').click(),
  openPalette: () => page.getByRole('button', { name: 'Search or run a command' }).click(),
  openShortcuts: () => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
  standsOn: () => Promise.resolve(),
});
