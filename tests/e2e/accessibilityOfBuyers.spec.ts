import type { Page } from '@playwright/test';
import { checkScreens } from './support/checkScreens.ts';
import { holdCalls, setFailures } from './support/demo.ts';
import { lengthenTask, longTitle } from './support/longTask.ts';
import { enterNewcomer } from './support/newcomer.ts';
import { button, follow, press, skeleton, text, visit } from './support/shown.ts';
import { enterAt, enterHome } from './support/signedIn.ts';

const toCards = async (page: Page) => {
  await enterAt(page, 'buyer', 'buyerPurchaseCoin');
  await press('Buy 500 coins')(page);
};
const enterCard = async (page: Page, number: string) => {
  await page.getByLabel('Credit or debit card number').fill(number);
  await page.getByLabel('Credit or debit card expiration date').fill('1239');
  await page.getByLabel('Credit or debit card CVC/CVV').fill('123');
};
const paying = (number: string) => async (page: Page) => {
  await enterCard(page, number);
  await press('Pay')(page);
};

const tasksFile = [
  'taskTitle,taskDetail,requiredWorkers,payableAmount,completionDate,submissionInfo,taskImageUrl,colour',
  'Tag 20 photos,One word each,10,2,2099-06-30,A link,https://i.example.com/1.png,red',
  'Tag 20 photos,One word each,10,2,2099-06-30,A link,https://i.example.com/1.png,',
  'Rate five songs,"Listen, then rate",5,30,2099-06-30,A number for each,https://i.example.com/1.png,',
  'Broken,,0,3,31/07/2026,,',
].join('\n');

// A page of their own, as nobody is signed in before.
checkScreens({
  'a buyer who has nothing yet': {
    open: (page) => enterNewcomer(page, 'buyer'),
    shows: text('Nothing waits for your review.'),
    then: {
      'My Tasks': visit('buyerTask', text('You have no tasks at the moment.')),
      'Payment History': visit('paymentHistory', text('No payment is recorded yet.')),
    },
  },
});

checkScreens({
  'Buyer Home': {
    open: (page) => enterHome(page, 'buyer'),
    shows: button('Approve'),
    then: {
      'a row under the pointer': {
        open: (page) => button('Reject')(page).hover(),
        shows: button('Reject'),
        across: [1440],
      },
      details: {
        open: press('Details'),
        shows: (page) => page.getByRole('dialog').getByLabel('Message to the worker, to copy'),
      },
    },
  },
  'selected submissions': {
    open: async (page) => {
      await enterHome(page, 'buyer');
      await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    },
    shows: text('8 selected'),
    then: {
      question: {
        open: press('Reject'),
        shows: (page) => page.getByRole('alertdialog', { name: 'Are you sure?' }),
      },
    },
  },
  'buyers’ screens on the way': {
    open: async (page) => {
      await enterAt(page, 'buyer', 'buyerPurchaseCoin');
      await button('Buy 10 coins')(page).waitFor();
      await holdCalls(page);
      await follow('Home')(page);
    },
    shows: skeleton,
    then: {
      'My Tasks': { open: follow('My Tasks'), shows: skeleton },
      'Payment History': { open: follow('Payment History'), shows: skeleton },
    },
  },
  'a verdict that failed': {
    complains: /ApiError: The demo was asked to fail/,
    open: async (page) => {
      await enterHome(page, 'buyer');
      await button('Approve')(page).waitFor();
      await setFailures(page, 'all');
      await press('Approve')(page);
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Oops...' }),
    then: {
      'and the lists after it': {
        open: async (page) => {
          await press('Close')(page);
          await press('Refresh')(page);
        },
        shows: text('The list could not be loaded.'),
      },
      news: {
        open: press('Notifications'),
        shows: (page) =>
          page
            .getByRole('dialog', { name: 'Notifications' })
            .getByText('Something went wrong! The demo was asked to fail.'),
      },
    },
  },
  'Add New Tasks': {
    open: (page) => enterAt(page, 'buyer', 'buyerAddTask'),
    shows: button('Add Task'),
    then: {
      templates: { open: press('Templates'), shows: (page) => page.getByRole('dialog', { name: 'Templates' }) },
      mistakes: {
        open: async (page) => {
          await page.keyboard.press('Escape');
          await press('Add Task')(page);
        },
        shows: text('Task image is required'),
      },
      'more than the balance, and a calendar': {
        open: async (page) => {
          await page.getByLabel('Required workers').fill('900');
          await page.getByLabel('Payable amount').fill('50');
          await press('Choose a day')(page);
        },
        shows: (page) => page.getByRole('grid').first(),
      },
      uploading: {
        open: async (page) => {
          await page.keyboard.press('Escape');
          await holdCalls(page);
          await page.getByLabel('Task image').setInputFiles('docs/console.png');
        },
        shows: text('Uploading...'),
      },
    },
  },
  'My Tasks, with the longest texts': {
    open: async (page) => {
      await enterHome(page, 'buyer');
      await lengthenTask(page);
      await page.goto('/Dashboard/buyerTask');
    },
    shows: (page) => page.getByText(longTitle).first(),
    then: {
      details: {
        open: (page) => page.locator('.GridHeading').first().click(),
        shows: (page) => page.getByRole('dialog').getByText('Submission info'),
      },
      question: {
        open: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
        shows: (page) => page.getByRole('alertdialog').getByText('Coins that come back to you'),
      },
    },
  },
  'a task that is changed, with the longest texts': {
    open: async (page) => {
      await enterHome(page, 'buyer');
      await lengthenTask(page);
      await page.goto('/Dashboard/buyerTask');
      await press('Edit')(page);
    },
    shows: button('Update'),
    then: {
      mistakes: {
        open: async (page) => {
          await page.getByLabel('Task title').fill('');
          await press('Update')(page);
        },
        shows: text('Task title is required'),
      },
    },
  },
  'Purchase Coin, and a card that is refused': {
    open: (page) => enterAt(page, 'buyer', 'buyerPurchaseCoin'),
    shows: button('Buy 1000 coins'),
    then: {
      'card form': { open: press('Buy 150 coins'), shows: button('Pay') },
      'a number that is none': {
        open: (page) => enterCard(page, '4242424242424241'),
        shows: text('Your card number is invalid.'),
      },
      refused: { open: paying('4000000000000002'), shows: text('Payment failed. Please try again.') },
    },
  },
  'a payment under way': {
    open: async (page) => {
      await toCards(page);
      await button('Pay')(page).waitFor();
      await holdCalls(page);
      await paying('4242424242424242')(page);
    },
    shows: text('Your card is being charged'),
  },
  'the bank’s question, and the payment': {
    open: async (page) => {
      await toCards(page);
      await paying('4000002500003155')(page);
    },
    shows: button('Complete authentication'),
    then: {
      'Payment History': {
        open: async (page) => {
          await press('Complete authentication')(page);
          await text('Payment successful! You have purchased 500 coins.')(page).waitFor();
          await follow('Payment History')(page);
        },
        shows: button('Copy transaction id'),
      },
    },
  },
  'tasks from a file': {
    open: async (page) => {
      await enterAt(page, 'buyer', 'buyerTask');
      await press('Import tasks')(page);
    },
    shows: (page) => page.getByRole('dialog').getByLabel('Tasks as CSV'),
    then: {
      'a preview with problems': {
        open: async (page) => {
          await page.getByLabel('Tasks as CSV').fill(tasksFile);
        },
        shows: (page) => page.getByRole('rowheader', { name: /^Left out: / }),
      },
    },
  },
  'reviews by spreadsheet': {
    open: async (page) => {
      await enterHome(page, 'buyer');
      await page.goto('/Dashboard/buyerHome?sheet=');
    },
    shows: (page) => page.getByRole('dialog').getByLabel('Verdicts as CSV'),
    then: {
      'a preview with reasons': {
        open: async (page) => {
          await page.getByLabel('Verdicts as CSV').fill('Id,Verdict\nnobody,approve\n,reject\nsomebody,');
        },
        shows: (page) => page.getByRole('rowheader', { name: /^Left out: / }),
      },
    },
  },
  'reviews one by one': {
    open: async (page) => {
      await enterHome(page, 'buyer');
      await press('Review one by one')(page);
    },
    shows: text('1 of 8'),
    then: {
      'verdicts of an earlier visit': {
        open: async (page) => {
          await page.keyboard.press('a');
          await text('2 of 8')(page).waitFor();
          await page.reload();
        },
        shows: text('1 verdict was not sent.'),
      },
      'all decided': {
        open: async (page) => {
          await press('Discard')(page);
          for (const place of [2, 3, 4, 5, 6, 7, 8, 1]) {
            await text(`${String(place)} of 8`)(page).waitFor();
            await page.keyboard.press('a');
          }
        },
        shows: text('Nothing is left to decide.'),
      },
    },
  },
});
