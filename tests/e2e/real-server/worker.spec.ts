import type { Page } from '@playwright/test';
import { json, mutationAnswers } from '#tests/support/specificationServer.ts';
import { changesOf, expectBearers, market, readsOf, stock, submission, type Call } from '../support/market.ts';
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

/** POST /submissions, the eleven fields. */
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
/** POST /withdrawRequest, the eight. */
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

/** Of C-44 only a 200 is a success: an empty answer to POST /submissions has that status as well. */
const answers = { ...mutationAnswers, nothing: { status: 200 } };

for (const [kind, mutations] of Object.entries(answers)) {
  test(`a worker's calls to the letter, whose answers are ${kind} (WD-5, WW-11, API-9)`, async ({ page, server }) => {
    stock(server, market());
    server.settings.mutations = mutations;
    await comeIn(page, rosa, '/Dashboard/workerTaskList');
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(TASK);
    await submit(page);
    await expect(page.getByText('Your work has been saved')).toBeVisible();
    await expect(page.getByText('Your work is with the buyer and waits for review.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(changesOf(server)).toEqual([handedIn]);
    expect(readsOf(server).sort()).toEqual(['/Alltask', '/oneTaskDetailstask%201%20%C3%A4', MINE]);

    server.settings.mutations = mutationAnswers[kind as keyof typeof mutationAnswers];
    server.requests.length = 0;
    await page.getByRole('link', { name: 'Withdrawals' }).click();
    await withdraw(page);
    await expect(page.getByText('Payment Successful')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(changesOf(server)).toEqual([asked]);
    await expectBearers(page, server);
  });
}

for (const [what, status, kept, says] of [
  ['a 201 of a server that has the work is a success all the same', 201, true, 'Your work has been saved'],
  ['a 204 of one that has it not is none, and the text stays', 204, false, 'Something went wrong!'],
] as const) {
  test(`${what} (WD-8)`, async ({ page, server, expectComplaint }) => {
    if (!kept) expectComplaint(/ApiError/);
    stock(server, market());
    const usual = server.settings.answers;
    server.settings.answers = (call) => {
      const sent = server.requests.some(({ path }) => path === '/submissions');
      if (call === 'POST /submissions') return { status };
      const mine = { ...submission(1), submission_details: WORDS };
      return kept && sent && call === `GET ${MINE}` ? json([mine]) : usual(call);
    };
    await comeIn(page, rosa, TASK);
    await submit(page);
    await expect(page.getByText(says)).toBeVisible();
    expect(changesOf(server)).toEqual([handedIn]);
    if (!kept) await expect(page.getByLabel('Submission details')).toHaveValue(WORDS);
  });
}

test('the next task, bookmarks, hidden buyers and the compact list ask for nothing that is not specified (WT-2, WD-10)', async ({
  page,
  server,
}) => {
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
  await page.waitForLoadState('networkidle');
  expect(changesOf(server).map(({ path }) => path)).toEqual(['/submissions']);
  expect(readsOf(server).sort()).toEqual(['/Alltask', '/oneTaskDetailst3', '/oneTaskDetailstask%201%20%C3%A4', MINE]);
  await expectBearers(page, server);
});

test('submissions are paged in the browser: one GET with nothing but the address (WS-1, WS-3, WS-4)', async ({
  page,
  server,
}) => {
  stock(server, market([1, 2, 3].map(submission)));
  await comeIn(page, rosa, '/Dashboard/workerSubmission');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const seen = new Set<string>();
  for (const name of ['Next', '3', 'Prev']) {
    await expect(main(page).getByRole('article')).toHaveCount(1);
    seen.add(await main(page).getByRole('article').getByRole('heading').first().innerText());
    await pages.getByRole('button', { name, exact: true }).click();
  }
  await expect(pages.getByRole('status')).toHaveText('2 of 3');
  await page.waitForLoadState('networkidle');
  expect(server.requests.filter(({ path }) => path.startsWith('/submission')).map(({ path }) => path)).toEqual([MINE]);
  expect(changesOf(server)).toEqual([]);
  await expectBearers(page, server);
});
