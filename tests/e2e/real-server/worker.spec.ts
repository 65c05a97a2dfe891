import type { Page } from '@playwright/test';
import { json, mutationAnswers } from '#tests/support/specificationServer.ts';
import { changesOf, expectBearers, market, readsOf, stock, type Call } from '../support/market.ts';
import { comeIn, expect, rosa, test } from '../support/realServer.ts';

const TASK = '/Dashboard/taskDetails/task%201%20%C3%A4';
const MINE = '/submission?email=rosa@example.test';
const WORDS = 'Twölf sparrows,\nand one owl 🦉. مرحبا';
const main = (page: Page) => page.getByRole('main');

const submit = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Submission details' }).fill(WORDS);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
};

const withdraw = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Coins to withdraw' }).fill('230');
  await page.getByRole('combobox', { name: 'Payment system' }).selectOption('Nagad');
  await page.getByRole('textbox', { name: 'Account number' }).fill('0171');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
};

/** Request of POST /submissions, with its eleven fields. */
const handedIn: Call = {
  method: 'POST',
  path: '/submissions',
  body: {
    task_id: 'task 1 ä',
    task_title: 'Count the birds',
    payable_amount: 20,
    required_worker: 3,
    worker_email: 'rosa@example.test',
    worker_name: 'Rosa',
    buyer_name: 'Bo',
    buyer_email: 'bo+shop@example.test',
    submission_details: WORDS,
    current_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    status: 'pending',
  },
};
/** Request of POST /withdrawRequest, with its eight fields. */
const asked: Call = {
  method: 'POST',
  path: '/withdrawRequest',
  body: {
    worker_email: 'rosa@example.test',
    worker_name: 'Rosa',
    withdrawal_coin: 230,
    withdrawal_amount: 11.5,
    payment_system: 'Nagad',
    account_number: '0171',
    withdraw_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    status: 'pending',
  },
};

test("a worker's calls to the letter, whose answers are empty (WD-5, WW-11, API-9)", async ({ page, server }) => {
  stock(server, market());
  // Of C-44 only a 200 is a success.
  server.settings.mutations = { status: 200 };
  await comeIn(page, rosa, '/Dashboard/workerTaskList');
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(TASK);
  await submit(page);
  await expect(page.getByText('Your work has been saved')).toBeVisible();
  await expect(page.getByText('Your work is with the buyer and waits for review.')).toBeVisible();
  await expect.poll(() => readsOf(server).sort()).toEqual(['/Alltask', '/oneTaskDetailstask%201%20%C3%A4', MINE]);

  server.settings.mutations = mutationAnswers.nothing;
  await page.getByRole('link', { name: 'Withdrawals' }).click();
  await withdraw(page);
  await expect(page.getByText('Payment Successful')).toBeVisible();
  expect(changesOf(server)).toEqual([handedIn, asked]);
  await expectBearers(page, server);
});

test(
  'the next task, bookmarks, hidden buyers and the compact list ask for nothing that is not specified',
  {
    tag: '@thorough',
  },
  async ({ page, server }) => {
    const known = market();
    const birds = JSON.parse(known['GET /oneTaskDetailstask%201%20%C3%A4'].body ?? '') as object;
    const stones = { ...birds, _id: 't2', taskTitle: 'Sort stones', user: 'cy@example.test', name: 'Cy' };
    const apples = { ...stones, _id: 't3', taskTitle: 'Pick apples', payableAmount: 5 };
    stock(server, {
      ...known,
      'GET /Alltask': json([birds, stones, apples]),
      'GET /oneTaskDetailst3': json(apples),
      'POST /submissions': json({}),
    });
    await comeIn(page, rosa, '/Dashboard/workerTaskList');
    const cards = main(page).getByRole('list', { name: 'Available Tasks' }).getByRole('listitem');
    await cards.filter({ hasText: 'Pick apples' }).getByRole('button', { name: 'Bookmark' }).click();
    await page.getByRole('button', { name: 'View: All tasks' }).click();
    await page.getByRole('menuitemradio', { name: 'Bookmarked' }).click();
    await expect(cards.getByRole('heading')).toHaveText(['Pick apples']);
    await cards.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Hide this buyer’s tasks' }).click();
    await expect(page.getByText('1 task of hidden buyers is not shown')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('row').getByRole('button', { name: 'Count the birds', exact: true }).click();
    await expect(page).toHaveURL(TASK);
    await submit(page);
    await page.getByRole('link', { name: 'Next task' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pick apples' })).toBeFocused();
    await expect
      .poll(() => readsOf(server).sort())
      .toEqual(['/Alltask', '/oneTaskDetailst3', '/oneTaskDetailstask%201%20%C3%A4', MINE]);
    expect(changesOf(server).map(({ path }) => path)).toEqual(['/submissions']);
    await expectBearers(page, server);
  },
);
