import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aTask } from '#tests/support/aTask.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { server } from '#tests/support/server.ts';
import { allAnswered } from '../support/adminHome.ts';
import { MANAGE_TASKS, taskRow as taskRowById } from '../support/manageTasks.ts';
import { openMyTasks, posted, taskRow, writesOf } from '../support/buyerTasks.ts';
import { question, questionGone } from '../support/manageUsers.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const bird = aTask();
const stone = aTask({ _id: 'stone', taskTitle: 'Sort the stones', payableAmount: 1, requiredWorkers: 1 });
/** Task with submissions for two of its three places. */
const takenBird = { ...bird, requiredWorkers: 1 };

const pressDelete = async ({ user }: Awaited<ReturnType<typeof openMyTasks>>) =>
  user.click((await taskRow('Count the birds')).getByRole('button', { name: 'Delete' }));

test(
  'BT-8 BT-9 places that were taken since the list was read are in neither the question nor the request',
  { tags: 'thorough' },
  async () => {
    const app = await openMyTasks({ answers: posted(bird, stone) });
    server.use(...posted(takenBird, stone));
    await pressDelete(app);
    const dialog = await question();
    expect(dialog).toHaveTextContent('Coins that come back to you as it stands now: 20 coins ($1.00)');
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted!')).toBeVisible();
    await allAnswered(app);
    expect(app.requests.find(({ method }) => method === 'DELETE')?.body).toMatchObject({ requiredWorkers: 1 });
  },
);

test(
  'BT-8 of a task that is gone meanwhile nothing is asked: that is said, and it leaves the list',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/There is no such record/);
    const app = await openMyTasks({ answers: posted(bird, stone) });
    server.use(...posted(stone));
    await pressDelete(app);
    expect(
      await screen.findByText('Count the birds could not be deleted. This task does not exist any more.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByTitle('Count the birds')).not.toBeInTheDocument());
    await allAnswered(app);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(writesOf(app.requests)).toEqual([]);
  },
);

test('BT-8 where the task cannot be read no coins are promised: that is said, with the reason', async () => {
  expectConsoleError(/ApiError/);
  const app = await openMyTasks({ answers: posted(bird, stone) });
  server.use(http.get('*/api/buyerAlltask', () => HttpResponse.json({ message: 'Closed.' }, { status: 409 })));
  await pressDelete(app);
  expect(await screen.findByText('Count the birds could not be deleted. Closed.')).toBeVisible();
  await allAnswered(app);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(writesOf(app.requests)).toEqual([]);
});

test('BT-8 whoever goes elsewhere while the task is read is asked nothing there', { tags: 'thorough' }, async () => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const app = await openMyTasks({ answers: posted(bird, stone) });
  const slow = http.get('*/api/buyerAlltask', async () => {
    await held;
    return HttpResponse.json([takenBird, stone]);
  });
  server.use(slow);
  await pressDelete(app);
  expect((await taskRow('Count the birds')).getByRole('button', { name: 'Delete' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await app.router.navigate('/Dashboard/buyerAddTask');
  await screen.findByRole('heading', { level: 1, name: 'Add New Tasks' });
  answer();
  await allAnswered(app);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test(
  'BT-8 the question about selected tasks totals the coins that are set aside now',
  { tags: 'thorough' },
  async () => {
    const app = await openMyTasks({ answers: posted(bird, stone, aTask({ _id: 'x', taskTitle: 'Stay' })) });
    for (const title of ['Count the birds', 'Sort the stones'])
      await app.user.click((await taskRow(title)).getByRole('checkbox'));
    server.use(...posted(takenBird, stone, aTask({ _id: 'x', taskTitle: 'Stay' })));
    await app.user.click(await screen.findByRole('button', { name: 'Delete tasks' }));
    const dialog = await question();
    expect(dialog).toHaveTextContent('Coins that come back to you as it stands now: 21 coins ($1.05)');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await questionGone();
    await allAnswered(app);
  },
);

test(
  'AT-5 so does the question of an admin, and a task that is gone leaves the selection',
  { tags: 'thorough' },
  async () => {
    const list = (...tasks: object[]) => http.get('*/api/allTaskForAdmin', () => HttpResponse.json(tasks));
    const app = await renderApp(MANAGE_TASKS, { as: 'admin', answers: [list(bird, stone)] });
    for (const id of [bird._id, 'stone']) await app.user.click((await taskRowById(id)).getByRole('checkbox'));
    server.use(list(takenBird));
    await app.user.click(await screen.findByRole('button', { name: 'Delete tasks' }));
    const dialog = await question();
    expect(dialog).toHaveTextContent('Coins that go back to buyers: 20 coins ($1.00)');
    expect(await screen.findByText('One selected row has left the list.')).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await questionGone();
    await allAnswered(app);
  },
);
