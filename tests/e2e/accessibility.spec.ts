import type { Page } from '@playwright/test';
import { chooseRole, findUser, setFailures } from './support/demo.ts';
import { expectAccessible, inBothThemes } from './support/accessibility.ts';
import { checkScreens, type Screen } from './support/checkScreens.ts';
import { here } from './support/language.ts';
import { enterAt, enterHome } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const role = (page: Page) => page.getByRole('combobox', { name: 'Role' }).first();

const payment = (page: Page) => page.getByRole('button', { name: 'Payment Success' }).first();

const screens: Record<string, Screen> = {
  'Google without a role': {
    open: async (page) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Signup with Google' }).click();
    },
    shows: (page) => page.getByText('Please select a role before signing in with Google.'),
  },
  'Login while signed in': {
    open: async (page) => {
      await enterHome(page, 'worker');
      await page.goto('/login');
    },
    shows: heading('You are signed in'),
  },
  'Admin Home': { open: (page) => enterHome(page, 'admin'), shows: payment },
  'what to check before paying': {
    open: async (page) => {
      await enterHome(page, 'admin');
      await page.getByRole('button', { name: 'Review payouts' }).first().click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Review payouts' }),
  },
  'a refused payment': {
    complains: /ApiError: The demo was asked to fail/,
    open: async (page) => {
      await enterHome(page, 'admin');
      await expect(payment(page)).toBeVisible();
      await setFailures(page, 'all');
      await payment(page).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Insufficiant coin' }),
  },
  'Manage Users': { open: (page) => enterAt(page, 'admin', 'manageuser'), shows: role },
  'an empty search': {
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      await page.getByRole('searchbox').fill('nobody of that name');
    },
    shows: (page) => page.getByText('Nothing matches your search.'),
  },
  'a list that failed': {
    complains: /ApiError: The demo was asked to fail/,
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      await expect(role(page)).toBeVisible();
      await setFailures(page, 'all');
      await page.getByRole('button', { name: 'Refresh' }).click();
    },
    shows: (page) => page.getByText('The list could not be loaded.'),
  },
  'a question': {
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      const row = await findUser(page, 'worker@example.test');
      await row.getByRole('button', { name: 'Delete' }).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Are you sure?' }),
  },
  'notifications, with a failure that stays': {
    complains: /ApiError: The demo was asked to fail/,
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      await expect(role(page)).toBeVisible();
      await setFailures(page, 'all');
      await chooseRole(role(page), 'Buyer');
      await expect(page.getByRole('alert')).toContainText('could not be changed.');
      await page.getByRole('button', { name: 'Notifications' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Notifications' }),
  },
  'the command palette': {
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      await expect(role(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or run a command' }).fill('re');
    },
    shows: (page) => page.getByRole('option').first(),
  },
  'a palette that finds nothing': {
    open: async (page) => {
      // A buyer has one list to look through, and here it has been read.
      await enterAt(page, 'buyer', 'buyerTask');
      await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
      await page.getByRole('button', { name: 'Search or run a command' }).click();
      await page.getByRole('combobox', { name: 'Search or run a command' }).fill('zzz');
    },
    shows: (page) => page.getByRole('option', { name: 'Search for “zzz”' }),
  },
  'the keyboard shortcuts': {
    open: async (page) => {
      await enterAt(page, 'admin', 'manageuser');
      await expect(role(page)).toBeVisible();
      await page.keyboard.press('?');
    },
    shows: (page) => page.getByRole('switch', { name: 'Single-key shortcuts' }),
  },
  'the demo’s settings': {
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Demo settings' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Reset demo' }),
  },
  'the loader': {
    complains: /Error setting token/,
    open: async (page) => {
      await enterHome(page, 'worker');
      // Nothing more is asked for that could fail as well.
      await here(page);
      await setFailures(page, 'offline');
      await page.goto('/Profile');
    },
    shows: (page) => page.getByRole('button', { name: 'Try again' }),
  },
};

checkScreens(screens);

test('the phone’s menus: no accessibility findings (C-61, DASH-7)', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enterHome(page, 'admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('heading', { name: 'ADMIN Dashboard' })).toBeVisible();
  await expectAccessible(page, inBothThemes([390]));
  await page.getByRole('link', { name: 'Manage User' }).click();
  await expect(page.getByRole('heading', { name: 'ADMIN Dashboard' })).toBeHidden();
  // The screen that arrives takes the focus, which closes a menu that was opened before.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /^Account: / }).click();
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
  await expectAccessible(page, inBothThemes([390]));
});
