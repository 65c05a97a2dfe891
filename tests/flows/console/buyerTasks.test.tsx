import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { aTask } from '#tests/support/aTask.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { allAnswered } from '../support/adminHome.ts';
import { LIST, MY_TASKS, openMyTasks, posted, taskRow, writesOf } from '../support/buyerTasks.ts';
import { factsIn, panel, panelGone } from '../support/details.ts';
import { asked, headings, question, questionGone } from '../support/manageUsers.ts';

const bird = aTask();
const stone = aTask({ _id: 'stone', taskTitle: 'Sort the stones', payableAmount: 1, requiredWorkers: 1 });

test('BT-1 TITLE-10 API-BUYER-6 one GET /buyerAlltask for the own address fills the list, under its title', async () => {
  const { requests, bodies } = await openMyTasks();
  expect(screen.getByRole('heading', { level: 1, name: 'My Tasks' })).toBeVisible();
  expect(document.title).toBe('BuyerTask');
  expect(asked(requests)).toEqual([LIST]);
  expect(bodies('GET', LIST.slice(4))).toEqual([undefined]);
  expect(screen.getByText('1–6 of 6')).toBeVisible();
});

const ended = { ...bird, completionDate: '2020-06-30' };

test(
  'BT-2 C-49 a table of title, workers, pay and date, marked once it has passed, with Edit and Delete',
  { tags: 'thorough' },
  async () => {
    windowWidth(1440);
    await openMyTasks({ answers: posted(ended) });
    const row = await taskRow('Count the birds');
    expect(headings()).toEqual(['Title', 'Required workers', 'Payable amount', 'Completion date', 'Actions']);
    const cells = row.getAllByRole('gridcell').map(({ textContent }) => textContent);
    expect(cells.filter(Boolean)).toEqual([
      'Count the birds',
      '3',
      '20 coins ($1.00)',
      'Jun 30, 2020Ended',
      'EditDuplicateDelete',
    ]);
    for (const name of ['Edit', 'Duplicate', 'Delete'])
      expect(row.getByRole('button', { name })).toHaveAccessibleDescription('Count the birds');
  },
);

test('BT-2 on a phone the same stands on cards', async () => {
  windowWidth(390);
  await openMyTasks({ answers: posted(ended) });
  const card = within(await screen.findByRole('list', { name: 'My Tasks' })).getByRole('listitem');
  expect(within(card).getByRole('heading', { name: 'Count the birds' })).toBeVisible();
  expect(factsIn(card)).toEqual({
    'Required workers': '3',
    'Payable amount': '20 coins ($1.00)',
    'Completion date': 'Jun 30, 2020Ended',
  });
  expect(within(card).getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription('Count the birds');
});

test('BT-1 a buyer without tasks is invited to post the first one', async () => {
  const app = await renderApp(MY_TASKS, { as: 'buyer', answers: posted() });
  const invitation = within(
    (await screen.findByText(/You have no tasks at the moment/)).parentElement ?? document.body,
  );
  await allAnswered(app);
  await app.user.click(invitation.getByRole('link', { name: 'Add task' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Add New Tasks' })).toBeVisible();
  expect(location.pathname).toBe('/Dashboard/buyerAddTask');
});

test('BT-1 a list that cannot be read says so and is asked for again', { tags: 'thorough' }, async () => {
  expectConsoleError(/./);
  let broken = true;
  const list = http.get('*/api/buyerAlltask', () =>
    broken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json([bird]),
  );
  const { user } = await renderApp(MY_TASKS, { as: 'buyer', answers: [list] });
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await taskRow('Count the birds')).toBeTruthy();
});

test(
  'BT-8 Delete asks about the task by name, says what comes back, and every way out sends nothing',
  { tags: 'thorough' },
  async () => {
    const { user, requests } = await openMyTasks({ answers: posted(bird, stone) });
    const row = await taskRow('Count the birds');
    const ways = [
      async () => user.click(within(await question()).getByRole('button', { name: 'Cancel' })),
      () => user.keyboard('{Escape}'),
      () => user.keyboard('{Enter}'),
    ];
    for (const leave of ways) {
      await user.click(row.getByRole('button', { name: 'Delete' }));
      expect(await question()).toHaveAccessibleDescription(
        "Count the birds You won't be able to revert this! Coins that come back to you as it stands now: 60 coins ($3.00)",
      );
      await leave();
      await questionGone();
    }
    expect(writesOf(requests)).toEqual([]);
  },
);

test(
  'BT-9 BT-10 API-BUYER-8 confirmed, one DELETE with a JSON body goes out, Deleted! is said, list and balance follow',
  { tags: 'thorough' },
  async () => {
    const app = await openMyTasks();
    const { user, requests, simulation } = app;
    const task = simulation
      .state()
      .marketplace.tasks.find(({ user: owner, closed }) => owner === demoPeople.buyer && !closed);
    if (!task) throw new Error('The seed has no such task.');
    const before = requests.filter(({ path }) => path.startsWith('/oneUser')).length;
    await user.click((await taskRow(task.taskTitle)).getByRole('button', { name: 'Delete' }));
    await user.dblClick(within(await question()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted!')).toBeVisible();
    await waitFor(() => expect(screen.queryByTitle(task.taskTitle)).not.toBeInTheDocument());
    expect(await screen.findByText('1–5 of 5')).toBeVisible();
    await allAnswered(app);
    // Once for the page, and once for the question.
    expect(asked(requests)).toEqual([LIST, LIST, `DELETE /deleteBuyerTask${task._id}`, LIST]);
    expect(requests.find(({ method }) => method === 'DELETE')?.body).toEqual({
      email: demoPeople.buyer,
      requiredWorkers: task.requiredWorkers,
      payableAmount: task.payableAmount,
    });
    expect(requests.filter(({ path }) => path.startsWith('/oneUser'))).toHaveLength(before + 1);
    const coins = 100 + task.requiredWorkers * task.payableAmount;
    // Behind a dialog nothing is there for a screen reader until it is gone.
    const account = await screen.findByRole('region', { name: 'Your account' });
    await waitFor(() => expect(factsIn(account).Coins).toBe(String(coins)));
  },
);

test('BT-10 a refused deletion says why and leaves the task', async () => {
  expectConsoleError(/./);
  const refuse = http.delete('*/api/deleteBuyerTask:id', () => HttpResponse.json({ message: 'No.' }, { status: 409 }));
  const { user } = await openMyTasks({ answers: [refuse, ...posted(bird)] });
  await user.click((await taskRow('Count the birds')).getByRole('button', { name: 'Delete' }));
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Count the birds could not be deleted. No.')).toBeVisible();
  await questionGone();
  expect(screen.queryByText('Deleted!')).not.toBeInTheDocument();
  expect(await taskRow('Count the birds')).toBeTruthy();
});

test('BT-8 BT-9 selected tasks are deleted after one question, which names them and totals the coins', async () => {
  const { user, requests } = await openMyTasks({
    answers: posted(bird, stone, aTask({ _id: 'x', taskTitle: 'Stay' })),
  });
  for (const title of ['Count the birds', 'Sort the stones'])
    await user.click((await taskRow(title)).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Delete tasks' }));
  const dialog = await question();
  const refund = 'Coins that come back to you as it stands now: 61 coins ($3.05)';
  for (const words of ['Count the birds', 'Sort the stones', "You won't be able to revert this!", refund])
    expect(dialog).toHaveTextContent(words);
  await user.click(within(dialog).getByRole('button', { name: 'Delete tasks' }));
  await waitFor(() => expect(screen.queryByTitle('Sort the stones')).not.toBeInTheDocument());
  await questionGone();
  expect(await taskRow('Stay')).toBeTruthy();
  expect(writesOf(requests).toSorted()).toEqual([`DELETE /deleteBuyerTask${bird._id}`, 'DELETE /deleteBuyerTaskstone']);
});

test('BT-2 the details of an own task say what is set aside, and can do what its row can', async () => {
  const { user } = await openMyTasks({ answers: posted(bird) });
  await user.click((await taskRow('Count the birds')).getByRole('button', { name: 'Count the birds' }));
  const dialog = await panel('Count the birds');
  expect(factsIn(dialog)).toMatchObject({
    'Payable amount': '20 coins ($1.00)',
    'Coins set aside': '60 coins ($3.00)',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted!')).toBeVisible();
  await panelGone();
  expect(await screen.findByText(/You have no tasks at the moment/)).toBeVisible();
});

test('BT-2 the details of an own task count the work that waits for a review, and lead to it', async () => {
  const work = http.get('*/api/alltaskForbuyer', () =>
    HttpResponse.json([
      aSubmission(1, { task_id: bird._id, payable_amount: 20 }),
      aSubmission(2, { task_id: bird._id, payable_amount: 25 }),
      aSubmission(3),
    ]),
  );
  const { user, router } = await openMyTasks({ answers: [...posted(bird), work] });
  await user.click((await taskRow('Count the birds')).getByRole('button', { name: 'Count the birds' }));
  const dialog = within(await panel('Count the birds'));
  await user.click(await dialog.findByRole('link', { name: '2 submissions for 45 coins' }));
  expect(await screen.findByText('1–2 of 2')).toBeVisible();
  expect(router.state.location.pathname).toBe('/Dashboard/buyerHome');
});

test('BT-2 where that cannot be read the details say so, and all else', { tags: 'thorough' }, async () => {
  expectConsoleError(/500/);
  const failing = http.get('*/api/alltaskForbuyer', () => new HttpResponse(null, { status: 500 }));
  const { user } = await openMyTasks({ answers: [...posted(bird), failing] });
  await user.click((await taskRow('Count the birds')).getByRole('button', { name: 'Count the birds' }));
  const dialog = await panel('Count the birds');
  await waitFor(() => expect(factsIn(dialog)).toMatchObject({ 'Work to review': 'Unknown' }), { timeout: 5000 });
  expect(factsIn(dialog)).toMatchObject({ 'Coins set aside': '60 coins ($3.00)' });
});
