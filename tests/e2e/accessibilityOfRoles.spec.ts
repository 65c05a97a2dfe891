import type { Page } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import { walkScreens, type Stop } from './support/checkScreens.ts';
import { enterDemo, findUser, holdCalls, setFailures } from './support/demo.ts';
import { comeTo } from './support/goOn.ts';
import { button, follow, press, skeleton, text } from './support/shown.ts';
import { expect, test } from './support/test.ts';

/** Opens a screen by its path below /Dashboard, once dialogs and menus are closed. */
const at = (path: string) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.locator('[role$="dialog"]:visible, [role="menu"]:visible')).toHaveCount(0);
  await comeTo(page, `/Dashboard/${path}`);
  // What the pointer or the focus stood on has no hint any more.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
};
const dialog = (words: string) => (page: Page) => page.getByRole('dialog').getByText(words).first();
const firstHeading = (page: Page) => page.locator('main .GridHeading').first().click();
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' });
const brokenTasks = [
  'taskTitle,taskDetail,requiredWorkers,payableAmount,completionDate,submissionInfo,taskImageUrl',
  'Tag 20 photos,,0,3,31/07/2026,,',
].join('\n');
const light = (width: number) => ({ theme: 'light', width }) as const;
const dark = (width: number) => ({ theme: 'dark', width }) as const;

/**
 * Screens of each role, and states of them, each with the one look in which it is checked. Tests tagged `thorough`
 * check more states, in all looks.
 */
// prettier-ignore
const stops: Readonly<Record<Role, Readonly<Record<string, Stop>>>> = {
  admin: {
    'Admin Home': { ...light(1440), open: at('AdminHome'), shows: button('Payment Success') },
    'what to check before paying': { ...dark(390), open: press('Review payouts'), shows: (page) => page.getByRole('dialog', { name: 'Review payouts' }) },
    'Manage Users': { ...dark(1440), open: at('manageuser'), shows: (page) => page.getByRole('combobox', { name: 'Role' }).first() },
    'the columns of a list': { ...light(390), open: press('Edit columns'), shows: (page) => page.getByRole('menuitemcheckbox', { name: 'Coins' }) },
    'a question': {
      ...light(1440),
      open: async (page) => {
        await page.keyboard.press('Escape');
        const row = await findUser(page, 'worker@example.test');
        await row.getByRole('button', { name: 'Delete' }).click();
      },
      shows: question,
    },
    'Manage Tasks': { ...dark(390), open: at('managetask'), shows: (page) => page.locator('.GridHeading').first() },
    'one task': { ...light(1440), open: firstHeading, shows: dialog('Submission info') },
    'the command palette': {
      ...dark(1440),
      open: async (page) => {
        await at('AdminHome')(page);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Search or run a command' }).fill('re');
      },
      shows: (page) => page.getByRole('option').first(),
    },
    'the phone’s menu': {
      ...dark(390), across: [390],
      open: async (page) => {
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 390, height: 800 });
        await press('Open menu')(page);
      },
      shows: (page) => page.getByRole('heading', { name: 'ADMIN Dashboard' }),
    },
  },
  buyer: {
    'Buyer Home': { ...dark(390), open: at('buyerHome'), shows: button('Approve') },
    'one submission': { ...light(1440), open: press('Details'), shows: (page) => page.getByRole('dialog').getByLabel('Message to the worker, to copy') },
    'My Tasks': { ...light(390), open: at('buyerTask'), shows: button('Edit') },
    'tasks from a file': {
      ...dark(1440),
      open: async (page) => {
        await press('Import tasks')(page);
        await page.getByLabel('Tasks as CSV').fill(brokenTasks);
      },
      shows: (page) => page.getByRole('rowheader', { name: /^Left out: / }),
    },
    'Add New Tasks, with mistakes': {
      ...dark(390),
      open: async (page) => {
        await at('buyerAddTask')(page);
        await press('Add Task')(page);
      },
      shows: text('Task image is required'),
    },
    'a calendar': { ...light(1440), open: press('Choose a day'), shows: (page) => page.getByRole('grid').first() },
    'Purchase Coin, and a card': {
      ...light(390),
      open: async (page) => {
        await at('buyerPurchaseCoin')(page);
        await press('Buy 150 coins')(page);
      },
      shows: button('Pay'),
    },
    'Payment History': { ...dark(1440), open: at('paymentHistory'), shows: button('Copy transaction id') },
    'a list on its way': {
      ...light(390),
      open: async (page) => {
        // What was read before is shown at once until the page is loaded anew.
        await page.goto('/Dashboard/buyerPurchaseCoin');
        await button('Buy 10 coins')(page).waitFor();
        await holdCalls(page);
        await follow('Home')(page);
      },
      shows: skeleton,
    },
  },
  worker: {
    'Worker Home': { ...light(390), open: at('workerHome'), shows: text('Approved') },
    'the account': { ...dark(1440), open: press('Account: Priya Nair'), shows: (page) => page.getByRole('dialog', { name: 'Account: Priya Nair' }) },
    'My Submissions': { ...dark(390), open: at('workerSubmission'), shows: button('Next') },
    'Task List': { ...light(1440), open: at('workerTaskList'), shows: (page) => page.getByRole('link', { name: 'View Details' }).first() },
    'a task to do, with mistakes': {
      ...dark(390),
      open: async (page) => {
        const cards = page.getByRole('listitem').filter({ hasNotText: /Already submitted|Ended/ });
        await cards.getByRole('link', { name: 'View Details' }).first().click();
        await press('Submit')(page);
      },
      shows: text('Submission details is required'),
    },
    'Withdrawals, with mistakes': {
      ...light(390),
      open: async (page) => {
        await at('withdrawals')(page);
        await page.getByLabel('Coins to withdraw').fill('199');
        await press('Withdraw')(page);
      },
      shows: text('Invalid withdrawal amount.'),
    },
    'a failure': {
      ...dark(1440),
      open: async (page) => {
        await setFailures(page, 'all');
        await page.getByLabel('Coins to withdraw').fill('200');
        await press('Withdraw')(page);
      },
      shows: (page) => page.getByRole('alertdialog', { name: 'Oops...' }),
    },
    news: {
      ...light(1440),
      open: async (page) => {
        await press('Close')(page);
        await press('Notifications')(page);
      },
      shows: (page) => page.getByRole('dialog', { name: 'Notifications' }),
    },
  },
};

for (const role of ['admin', 'buyer', 'worker'] as const)
  test(`the screens of the ${role}: no accessibility findings, each in one theme and width`, async ({
    page,
    expectComplaint,
  }) => {
    if (role === 'worker') expectComplaint(/ApiError: The demo was asked to fail/);
    await enterDemo(page, role);
    await walkScreens(page, stops[role]);
  });
