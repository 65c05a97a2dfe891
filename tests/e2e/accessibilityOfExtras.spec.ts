import type { Page } from '@playwright/test';
import { checkScreens } from './support/checkScreens.ts';
import { button, press, text } from './support/shown.ts';
import { enterAt } from './support/signedIn.ts';

const firstRow = (page: Page) => page.getByRole('grid').locator('.GridHeading').first().click();
const firstUser = async (page: Page) => {
  await enterAt(page, 'admin', 'manageuser');
  await firstRow(page);
};
const panel = (page: Page) => page.getByRole('tabpanel');
const profileOf = (role: 'buyer' | 'worker') => async (page: Page) => {
  await enterAt(page, role, `${role}Home`);
  await page.goto('/Profile');
};

checkScreens({
  'a user who is suspended, and what was done': {
    open: firstUser,
    shows: button('Suspend'),
    then: {
      question: {
        open: press('Suspend'),
        shows: (page) => page.getByRole('dialog', { name: 'Suspend this user?' }),
      },
      'without a reason': {
        open: (page) => page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click(),
        shows: text('Please say why, in at most 500 characters.'),
      },
      suspended: {
        open: async (page) => {
          await page.getByLabel('Reason').fill('Sends the same work for every task.');
          await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
        },
        shows: text('This account is suspended'),
      },
      actions: {
        open: (page) => page.getByRole('tab', { name: 'Actions' }).click(),
        shows: (page) => panel(page).getByText('Suspended a user'),
      },
    },
  },
  // With the suspension from above, as the demo's data stays.
  'the log of actions': {
    open: (page) => enterAt(page, 'admin', 'actions'),
    shows: text('Suspended a user'),
    then: {
      'one action': { open: firstRow, shows: (page) => panel(page).getByText('Request id') },
    },
  },
  payouts: {
    open: async (page) => {
      await enterAt(page, 'admin', 'AdminHome');
      await page.getByRole('checkbox', { name: 'Select row' }).first().check();
      await press('Hold')(page);
    },
    shows: (page) => page.getByRole('dialog', { name: 'Hold this withdrawal?' }),
    then: {
      held: {
        open: async (page) => {
          await page.getByLabel('Reason').fill('The name of the account is another.');
          await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click();
          await page.getByText('The withdrawal is held.').first().waitFor();
          await page.goto('/Dashboard/payouts');
        },
        shows: button('Release'),
      },
      'the bank’s answer': {
        open: press('Bank’s answer'),
        shows: (page) => page.getByRole('dialog', { name: 'Bank’s answer' }),
      },
    },
  },
  'the profile of a buyer': { open: profileOf('buyer'), shows: text('Your data') },
  'the profile of a worker': { open: profileOf('worker'), shows: text('Delete my account') },
});
