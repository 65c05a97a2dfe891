import type { Page } from '@playwright/test';
import { checkScreens, type State } from './support/checkScreens.ts';
import { setFailures, showFilters } from './support/demo.ts';
import { enterAt, enterHome } from './support/signedIn.ts';
import { expect } from './support/test.ts';

const role = (page: Page) => page.getByRole('combobox', { name: 'Role' }).first();
const payment = (page: Page) => page.getByRole('button', { name: 'Payment Success' }).first();
const enterTasks = (page: Page) => enterAt(page, 'admin', 'managetask');
const firstTask = (page: Page) => page.getByRole('grid').locator('.GridHeading').first();
/** Opens a menu or dialog by its button's name, once others are closed. */
const opening = (name: string | RegExp) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0);
  await page.getByRole('button', { name }).click();
};
const menu = (name: string | RegExp): State => ({ open: opening(name), shows: (page) => page.getByRole('menu') });
const tab = (name: string, width: number, shows: State['shows']): State => ({
  open: (page) => page.getByRole('tab', { name }).click(),
  shows,
  across: [width],
});
const panel = (page: Page) => page.getByRole('tabpanel');
const region = (page: Page) => page.getByRole('region', { name: 'Work on many rows' });

checkScreens({
  'Manage Tasks, and one task': {
    open: enterTasks,
    shows: firstTask,
    then: {
      details: {
        open: (page) => firstTask(page).click(),
        shows: (page) => page.getByRole('dialog').getByText('Submission info'),
      },
    },
  },
  'a user’s details': {
    // Of one who waits to be paid.
    open: async (page) => {
      await enterHome(page, 'admin');
      await page.getByRole('grid').locator('.GridHeading').first().click();
    },
    shows: (page) => panel(page).getByText('Pending payout requests'),
    then: {
      tasks: tab('Tasks', 390, (page) =>
        panel(page)
          .getByText(/This user has no tasks|Required workers/)
          .first(),
      ),
    },
  },
  'selected rows, a question and what became of them': {
    // The lists are read again meanwhile where the machine is slow, and fail as well.
    complains: /BulkError: 3 of 3|The demo was asked to fail/,
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      for (const place of [0, 1, 2]) await page.getByRole('checkbox', { name: 'Select row' }).nth(place).check();
    },
    shows: (page) => page.getByRole('button', { name: 'Delete users' }),
    then: {
      question: {
        open: (page) => page.getByRole('button', { name: 'Delete users' }).click(),
        shows: (page) => page.getByRole('alertdialog', { name: 'Are you sure?' }),
      },
      outcome: {
        open: async (page) => {
          await setFailures(page, 'all');
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete users' }).click();
        },
        shows: (page) => region(page).getByText('Failed: 3'),
      },
    },
  },
  'a row under the pointer': {
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      await page.locator('.GridHeading').nth(1).hover();
    },
    shows: role,
    across: [1440],
    then: {
      command: {
        open: (page) => page.getByRole('grid').getByRole('button', { name: 'Delete' }).nth(1).hover(),
        shows: role,
        across: [1440],
      },
    },
  },
  'the menus of a list': {
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      await expect(role(page)).toBeVisible();
      await page.getByRole('button', { name: 'Edit columns' }).click();
    },
    shows: (page) => page.getByRole('menuitemcheckbox', { name: 'Coins' }),
    then: {
      density: { ...menu('Density'), across: [1440] },
      views: menu(/^View:/),
      'save a view': {
        open: async (page) => {
          await opening(/^View:/)(page);
          await page.getByRole('menuitem', { name: 'Save view as…' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        },
        shows: (page) => page.getByText('View name is required'),
      },
    },
  },
  'the filters of a list': {
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      await expect(role(page)).toBeVisible();
      await showFilters(page);
      await page.getByRole('button', { name: /^Role: / }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Buyer' }).click();
    },
    shows: (page) => page.getByRole('menu'),
    then: {
      range: {
        open: async (page) => {
          await opening(/^Coins: /)(page);
          await page.getByRole('textbox', { name: 'From' }).fill('20');
          await page.getByRole('textbox', { name: 'To' }).fill('10');
        },
        shows: (page) => page.getByText('From and To are the wrong way round.'),
      },
      filtered: {
        open: async (page) => {
          await page.getByRole('textbox', { name: 'To' }).fill('100000');
          await page.getByRole('button', { name: 'Done' }).click();
        },
        shows: (page) => page.getByRole('button', { name: 'Reset' }),
      },
    },
  },
  'the menus of Admin Home': {
    open: async (page) => {
      await enterHome(page, 'admin');
      await page.getByRole('button', { name: 'More commands' }).click();
      await page.getByRole('menuitem', { name: 'Pay sheet' }).click();
    },
    shows: (page) => page.getByRole('menuitem', { name: /^Nagad .* for a spreadsheet/ }),
    then: {
      'commands without room': {
        open: async (page) => {
          await page.setViewportSize({ width: 390, height: 900 });
          await opening('More commands')(page);
        },
        shows: (page) => page.getByRole('menuitem', { name: 'Pay sheet' }),
        across: [390],
      },
    },
  },
  'an Admin Home that failed': {
    complains: /ApiError: The demo was asked to fail/,
    open: async (page) => {
      await enterHome(page, 'admin');
      await expect(payment(page)).toBeVisible();
      await setFailures(page, 'all');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('The list could not be loaded.')).toBeVisible();
    },
    shows: (page) => page.getByText('The figures could not be loaded.'),
  },
});
