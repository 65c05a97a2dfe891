import type { Locator, Page } from '@playwright/test';
import { enterDemo, enterUsers, findUser, setFailures } from './support/demo.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

/** What a screen shows once it is there, the steps that lead to it, and what it can come to from there, one after the other. */
type State = {
  open: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
  /** Parts that exist on one kind of screen only name its width. */
  across?: readonly number[];
};
type Screen = State & { then?: Readonly<Record<string, State>> };

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const at = (path: string, name: string): Screen => ({ open: (page) => page.goto(path), shows: heading(name) });
const role = (page: Page) => page.getByRole('combobox', { name: 'Role' }).first();

const payment = (page: Page) => page.getByRole('button', { name: 'Payment Success' }).first();

const enterTasks = async (page: Page) => {
  await enterDemo(page, 'admin');
  await page.getByRole('link', { name: 'Manage Task' }).click();
};
const firstTask = (page: Page) => page.getByRole('grid').locator('.GridHeading').first();
/** Closes what is open first. */
const opening = (name: string | RegExp) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0);
  await page.getByRole('button', { name }).click();
};
const menu = (name: string | RegExp): State => ({ open: opening(name), shows: (page) => page.getByRole('menu') });
const tab = (name: string, shows: State['shows']): State => ({
  open: (page) => page.getByRole('tab', { name }).click(),
  shows,
});
const panel = (page: Page) => page.getByRole('tabpanel');
const region = (page: Page) => page.getByRole('region', { name: 'Work on many rows' });

const screens: Record<string, Screen> = {
  Home: at('/', 'Small tasks, paid the moment they are approved'),
  'About Us': at('/aboutUs', 'About TaskCoin'),
  Login: at('/login', 'Welcome back'),
  Registration: at('/register', 'Create your account'),
  '404': at('/nowhere', 'This page does not exist'),
  'a form with problems': {
    open: async (page) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByRole('button', { name: 'Signup with Google' }).click();
    },
    shows: (page) => page.getByText('Please select a role before signing in with Google.'),
  },
  Profile: { open: (page) => enterDemo(page, 'worker'), shows: heading('Profile') },
  'Login while signed in': {
    open: async (page) => {
      await enterDemo(page, 'worker');
      await page.goto('/login');
    },
    shows: heading('You are signed in'),
  },
  'Admin Home': { open: (page) => enterDemo(page, 'admin'), shows: payment },
  'what to check before paying': {
    open: async (page) => {
      await enterDemo(page, 'admin');
      await page.getByRole('button', { name: 'Review payouts' }).first().click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Payout preview' }),
  },
  'a refused payment': {
    open: async (page) => {
      await enterDemo(page, 'admin');
      await expect(payment(page)).toBeVisible();
      await setFailures(page, 'all');
      await payment(page).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Insufficiant coin' }),
  },
  'Manage Users': { open: enterUsers, shows: role },
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
    open: async (page) => {
      await enterUsers(page);
      await page.getByRole('grid').locator('.GridHeading').first().click();
    },
    shows: (page) => panel(page).getByText('Pending payouts'),
    then: {
      tasks: tab('Tasks', (page) =>
        panel(page)
          .getByText(/This user has no tasks|Required workers/)
          .first(),
      ),
      payouts: tab('Coins and payouts', (page) => panel(page).getByText('Pending payout requests')),
    },
  },
  'selected rows, a question and what became of them': {
    open: async (page) => {
      await enterUsers(page);
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
  'the menus of a list': {
    open: async (page) => {
      await enterUsers(page);
      await expect(role(page)).toBeVisible();
      await page.getByRole('button', { name: 'Edit columns' }).click();
    },
    shows: (page) => page.getByRole('menuitemcheckbox', { name: 'Coins' }),
    then: {
      density: { ...menu('Density'), across: [1440] },
      views: menu(/^View:/),
      'save a view': {
        open: async (page) => {
          await page.getByRole('menuitem', { name: 'Save view as…' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        },
        shows: (page) => page.getByText('View name is required'),
      },
    },
  },
  'the filters of a list': {
    open: async (page) => {
      await enterUsers(page);
      await expect(role(page)).toBeVisible();
      await page.getByRole('button', { name: /^Role: / }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Buyer' }).click();
    },
    shows: (page) => page.getByRole('menu'),
    then: {
      range: {
        open: async (page) => {
          await opening(/^Coins: /)(page);
          await page.getByRole('spinbutton', { name: 'From' }).fill('20');
          await page.getByRole('spinbutton', { name: 'To' }).fill('10');
        },
        shows: (page) => page.getByText('From and To are the wrong way round.'),
      },
      filtered: {
        open: async (page) => {
          await page.getByRole('spinbutton', { name: 'To' }).fill('100000');
          await page.getByRole('button', { name: 'Done' }).click();
        },
        shows: (page) => page.getByRole('button', { name: 'Reset' }),
      },
    },
  },
  'the menus of Admin Home': {
    open: async (page) => {
      await enterDemo(page, 'admin');
      await page.getByRole('button', { name: 'Pay sheet' }).click();
    },
    shows: (page) => page.getByRole('menuitem', { name: /^Nagad/ }),
    then: {
      'commands without room': {
        open: async (page) => {
          await page.setViewportSize({ width: 390, height: 900 });
          await opening('More commands')(page);
        },
        shows: (page) => page.getByRole('menuitem', { name: 'Export' }),
        across: [390],
      },
    },
  },
  'an Admin Home that failed': {
    open: async (page) => {
      await enterDemo(page, 'admin');
      await expect(payment(page)).toBeVisible();
      await setFailures(page, 'all');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('The list could not be loaded.')).toBeVisible();
    },
    shows: (page) => page.getByText('The figures could not be loaded.'),
  },
  'an empty search': {
    open: async (page) => {
      await enterUsers(page);
      await page.getByRole('searchbox').fill('nobody of that name');
    },
    shows: (page) => page.getByText('Nothing matches your search.'),
  },
  'a list that failed': {
    open: async (page) => {
      await enterUsers(page);
      await expect(role(page)).toBeVisible();
      await setFailures(page, 'all');
      await page.getByRole('button', { name: 'Refresh' }).click();
    },
    shows: (page) => page.getByText('The list could not be loaded.'),
  },
  'a question': {
    open: async (page) => {
      await enterUsers(page);
      const row = await findUser(page, 'worker@example.test');
      await row.getByRole('button', { name: 'Delete' }).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Are you sure?' }),
  },
  'notifications, with a failure that stays': {
    open: async (page) => {
      await enterUsers(page);
      await expect(role(page)).toBeVisible();
      await setFailures(page, 'all');
      await role(page).selectOption('Worker');
      await expect(page.getByRole('alert')).toContainText('could not be changed.');
      await page.getByRole('button', { name: 'Notifications' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Notifications' }),
  },
  'the command palette': {
    open: async (page) => {
      await enterUsers(page);
      await expect(role(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or run a command' }).fill('re');
    },
    shows: (page) => page.getByRole('option').first(),
  },
  'a palette that finds nothing': {
    open: async (page) => {
      await enterUsers(page);
      await page.getByRole('button', { name: 'Search or run a command' }).click();
      await page.getByRole('combobox', { name: 'Search or run a command' }).fill('zzz');
    },
    shows: (page) => page.getByText('Nothing found for “zzz”.'),
  },
  'the keyboard shortcuts': {
    open: async (page) => {
      await enterUsers(page);
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
    open: async (page) => {
      await enterDemo(page, 'worker');
      await setFailures(page, 'offline');
      await page.goto('/Profile');
    },
    shows: (page) => page.getByRole('button', { name: 'Try again' }),
  },
};

const expectFit = async (page: Page, { open, shows, across }: State) => {
  await open(page);
  await expect(shows(page)).toBeVisible();
  await expectAccessible(page, across);
  if (across) return;
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, 'scrolls sideways at 320').toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
};

for (const [name, { then = {}, ...screen }] of Object.entries(screens)) {
  test(`${name}: no accessibility findings, in both themes and widths`, async ({ page }) => {
    await expectFit(page, screen);
    for (const [state, next] of Object.entries(then)) await test.step(state, () => expectFit(page, next));
  });
}

test('the phone’s drawer and menu: no accessibility findings (DASH-7)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enterDemo(page, 'admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('heading', { name: 'ADMIN Dashboard' })).toBeVisible();
  await expectAccessible(page, [390]);
  await page.getByRole('link', { name: 'Manage User' }).click();
  await expect(page.getByRole('heading', { name: 'ADMIN Dashboard' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'About Us' })).toBeVisible();
  await expectAccessible(page, [390]);
});
