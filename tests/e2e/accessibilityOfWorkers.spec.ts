import type { Page } from '@playwright/test';
import { checkScreens } from './support/checkScreens.ts';
import { holdCalls, setFailures, showFilters } from './support/demo.ts';
import { lengthenTask, longTitle } from './support/longTask.ts';
import { enterNewcomer } from './support/newcomer.ts';
import { button, follow, press, skeleton, text, visit } from './support/shown.ts';
import { enterAt, enterHome } from './support/signedIn.ts';

const links = (page: Page) => page.getByRole('link', { name: 'View Details' });
/** Opens the first task of the list with this mark, or without any. */
const openTask = async (page: Page, mark?: 'Already submitted' | 'Ended') => {
  const cards = page.getByRole('listitem').filter({ has: links(page) });
  await cards.first().waitFor();
  const wanted = mark ? cards.filter({ hasText: mark }) : cards.filter({ hasNotText: /Already submitted|Ended/ });
  await links(page).and(wanted.getByRole('link')).first().click();
};
const toWork = async (page: Page) => {
  await enterAt(page, 'worker', 'workerTaskList');
  await openTask(page);
  await button('Submit')(page).waitFor();
};
const withdraw = (coins: string) => async (page: Page) => {
  await page.getByLabel('Coins to withdraw').fill(coins);
  await press('Withdraw')(page);
};
const fails = /ApiError: The demo was asked to fail/;

// A page of their own, as nobody is signed in before.
checkScreens({
  'a worker who has nothing yet': {
    open: (page) => enterNewcomer(page, 'worker'),
    shows: text('Here is no data'),
    then: {
      'My Submissions': visit('workerSubmission', text('There are no submissions of yours.')),
      Withdrawals: visit('withdrawals', text('Insufficient coins (minimum 200 coins required).')),
    },
  },
});

checkScreens({
  'Worker Home': {
    open: (page) => enterHome(page, 'worker'),
    shows: text('Approved'),
    then: {
      'the menu of the picture': {
        open: press('Account: Priya Nair'),
        shows: (page) =>
          page.getByRole('dialog', { name: 'Account: Priya Nair' }).getByRole('link', { name: 'Profile' }),
      },
      'My Submissions': visit('workerSubmission', button('Next')),
      'one submission': {
        open: async (page) => {
          // One to a page, as they come at first, is drawn as a page.
          await page.goto('/Dashboard/workerSubmission?perPage=10&page=1');
          await page.locator('.GridHeading').first().click();
        },
        shows: (page) => page.getByRole('dialog').getByText('Submission details'),
      },
    },
  },
  'workers’ screens on the way': {
    open: async (page) => {
      await enterAt(page, 'worker', 'withdrawals');
      await button('Withdraw')(page).waitFor();
      await holdCalls(page);
      await follow('Home')(page);
    },
    shows: skeleton,
    then: {
      'Task List': { open: follow('Task List'), shows: skeleton },
      'My Submissions': { open: follow('My Submissions'), shows: skeleton },
    },
  },
  'workers’ lists that failed': {
    complains: fails,
    open: async (page) => {
      await enterHome(page, 'worker');
      await button('Refresh')(page).waitFor();
      await setFailures(page, 'all');
      await press('Refresh')(page);
    },
    shows: text('The list could not be loaded.'),
    then: { 'Task List': { open: follow('Task List'), shows: text('The list could not be loaded.') } },
  },
  'Task List': {
    open: (page) => enterAt(page, 'worker', 'workerTaskList'),
    shows: (page) => links(page).first(),
    then: {
      'a card under the pointer': {
        open: (page) => links(page).first().hover(),
        shows: (page) => links(page).first(),
        across: [1440],
      },
      'a filter': {
        open: async (page) => {
          await showFilters(page);
          await page.getByRole('button', { name: /^Completion date/ }).click();
        },
        shows: button('Done'),
      },
      'nothing found': {
        open: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('searchbox').fill('nothing of that name');
        },
        shows: text('Nothing matches your search.'),
      },
    },
  },
  'a task to do': {
    complains: fails,
    open: toWork,
    shows: button('Submit'),
    then: {
      mistakes: { open: press('Submit'), shows: text('Submission details is required') },
      'a failure': {
        open: async (page) => {
          await page.getByLabel('Submission details').fill('Done.');
          await setFailures(page, 'all');
          await press('Submit')(page);
        },
        shows: (page) => page.getByRole('alertdialog', { name: 'Oops...' }),
      },
      'what was submitted': {
        open: async (page) => {
          await press('Close')(page);
          await setFailures(page, 'none');
          await press('Submit')(page);
        },
        shows: text('What you submitted'),
      },
      'the next task': {
        open: (page) => page.getByRole('link', { name: 'Next task' }).waitFor(),
        shows: (page) => page.getByRole('link', { name: 'Next task' }),
      },
    },
  },
  'work being sent': {
    open: async (page) => {
      await toWork(page);
      await page.getByLabel('Submission details').fill('Done.');
      await holdCalls(page);
      await press('Submit')(page);
    },
    shows: text('Sending your work…'),
  },
  'a task that has ended, one that is done, one that is gone': {
    complains: /ApiError: This task does not exist any more/,
    open: async (page) => {
      await enterAt(page, 'worker', 'workerTaskList');
      await openTask(page, 'Ended');
    },
    shows: text('The completion date has passed.'),
    then: {
      done: {
        open: async (page) => {
          await follow('Task List')(page);
          await openTask(page, 'Already submitted');
        },
        shows: text('What you submitted'),
      },
      gone: visit('taskDetails/gone', text('There is nothing here any more')),
    },
  },
  'a task with the longest texts': {
    open: async (page) => {
      await enterHome(page, 'buyer');
      const id = await lengthenTask(page);
      await enterAt(page, 'worker', `taskDetails/${id}`);
    },
    shows: (page) => page.getByRole('heading', { level: 1, name: longTitle }),
    then: { 'in the list': visit('workerTaskList?sort=completionDate&order=DESC', (page) => links(page).first()) },
  },
  Withdrawals: {
    complains: fails,
    open: (page) => enterAt(page, 'worker', 'withdrawals'),
    shows: button('Withdraw'),
    then: {
      mistakes: { open: withdraw('199'), shows: text('Invalid withdrawal amount.') },
      'a failure': {
        open: async (page) => {
          await setFailures(page, 'all');
          await withdraw('200')(page);
        },
        shows: (page) => page.getByRole('alertdialog', { name: 'Oops...' }),
      },
      'a receipt, and the warning': {
        open: async (page) => {
          await press('Close')(page);
          await setFailures(page, 'none');
          await withdraw('600')(page);
          await text('Pending')(page).first().waitFor();
          await page.getByLabel('Coins to withdraw').fill('600');
        },
        shows: text('a request may be refused'),
      },
    },
  },
  'a Task List as somebody likes it': {
    open: async (page) => {
      await enterAt(page, 'worker', 'workerTaskList');
      await press('Bookmark')(page);
      await press('More')(page);
    },
    shows: (page) => page.getByRole('menuitem', { name: 'Hide this buyer’s tasks' }),
    then: {
      'a buyer that is hidden': {
        open: (page) => page.getByRole('menuitem', { name: 'Hide this buyer’s tasks' }).click(),
        shows: text('not shown'),
      },
      'one to a line': {
        open: press('List'),
        shows: (page) => page.getByRole('button', { name: 'Bookmark' }).first(),
      },
      'a saved view': {
        open: async (page) => {
          await page.getByRole('button', { name: /^View:/ }).click();
          await page.getByRole('menuitem', { name: 'Save view as…' }).click();
          await page.getByLabel('View name').fill('Mine');
          await press('Save')(page);
          await page.getByRole('button', { name: /^View: Mine/ }).click();
        },
        shows: (page) => page.getByRole('menuitemcheckbox', { name: 'Tell me of new tasks' }),
      },
    },
  },
});
