import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aTask } from '#tests/support/aTask.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { idsShown, MANAGE_TASKS, openTasks, taskRow, tasksOf } from '../support/manageTasks.ts';
import { asked, headings, question, questionGone } from '../support/manageUsers.ts';

/** Search that finds one of the demo's sixty tasks. */
const ONE = 'neighbourhood bakery';
const theOne = ({ simulation }: Awaited<ReturnType<typeof openTasks>>) => {
  const task = tasksOf(simulation).find(({ taskTitle }) => taskTitle.includes(ONE));
  if (!task) throw new Error('The seed has no such task.');
  return task;
};
const answering = (...tasks: object[]) => [http.get('*/api/allTaskForAdmin', () => HttpResponse.json(tasks))];

test('AT-1 TITLE-7 API-ADMIN-4 one GET /allTaskForAdmin fills the list, under its title', async () => {
  const { requests, bodies } = await openTasks(ONE);
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Tasks' })).toBeVisible();
  expect(document.title).toBe('AdminManageTask');
  expect(asked(requests)).toEqual(['GET /allTaskForAdmin']);
  expect(bodies('GET', '/allTaskForAdmin')).toEqual([undefined]);
});

test('AT-2 AT-4 a table of id, user, workers, pay with a dollar sign and its coins, date, and a button', async () => {
  await openTasks('birds', { answers: answering(aTask({})) });
  const row = await taskRow('a1b2c3d4e5f6a7b8c9d0e1f2');
  expect(headings()).toEqual([
    'Task id',
    'User',
    'Required workers',
    'Payable amount',
    'Completion date',
    'Title',
    'Actions',
  ]);
  const cells = row.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect(cells.filter(Boolean)).toEqual([
    'a1b2c3d4e5f6a7b8c9d0e1f2',
    'buyer@example.test',
    '3',
    '$20 20 coins ($1.00)',
    'Jun 30, 2026',
    'Count the birds',
    'Delete',
  ]);
  expect(row.getByTitle('a1b2c3d4e5f6a7b8c9d0e1f2')).toBeVisible();
  expect(row.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Count the birds');
});

test('AT-2 a narrow table leaves out the id, until it is asked for in the menu of columns', async () => {
  windowWidth(1024);
  const query = new URLSearchParams({ filter: JSON.stringify({ q: 'birds' }) });
  const { user } = await renderApp(`${MANAGE_TASKS}?${query.toString()}`, {
    as: 'admin',
    answers: answering(aTask({})),
  });
  await screen.findByRole('button', { name: 'Count the birds' });
  expect(headings()).not.toContain('Task id');
  await user.click(screen.getByRole('button', { name: 'Edit columns' }));
  const id = await screen.findByRole('menuitemcheckbox', { name: 'Task id' });
  expect(id).not.toBeChecked();
  await user.click(id);
  expect(id).toBeChecked();
  await waitFor(() => expect(idsShown()).toEqual(['a1b2c3d4e5f6a7b8c9d0e1f2']));
  await user.click(id);
  await waitFor(() => expect(idsShown()).toEqual([]));
  await user.click(screen.getByRole('menuitem', { name: 'Reset' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Task id' })).not.toBeChecked();
  expect(idsShown()).toEqual([]);
});

test('AT-3 on a phone the same data stands on cards', { tags: 'thorough' }, async () => {
  windowWidth(390);
  const tasks = answering(aTask({}), aTask({ _id: 'other', taskTitle: 'Sort the stones' }));
  await renderApp(MANAGE_TASKS, { as: 'admin', answers: tasks });
  const list = await screen.findByRole('list', { name: 'Manage Tasks' });
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  const card = within(list).getByText('Count the birds').closest('li');
  if (!card) throw new Error('There is no card.');
  expect(within(card).getByRole('heading', { name: 'Count the birds' })).toBeVisible();
  const lines = [...card.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
  expect(lines).toEqual([
    ['Task id', 'a1b2c3d4e5f6a7b8c9d0e1f2'],
    ['User', 'buyer@example.test'],
    ['Required workers', '3'],
    ['Payable amount', '$20 20 coins ($1.00)'],
    ['Completion date', 'Jun 30, 2026'],
  ]);
  expect(within(card).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Count the birds');
});

test('AT-5 Delete asks with the specified words about the task by name, and every way out sends nothing', async () => {
  const app = await openTasks(ONE);
  const { user, requests } = app;
  const task = theOne(app);
  const row = await taskRow(task._id);
  const ways = [
    async () => user.click(within(await question()).getByRole('button', { name: 'Cancel' })),
    () => user.keyboard('{Escape}'),
    () => user.keyboard('{Enter}'),
  ];
  for (const leave of ways) {
    await user.click(row.getByRole('button', { name: 'Delete' }));
    const dialog = await question();
    expect(dialog).toHaveAccessibleDescription(`${task.taskTitle} You won't be able to revert this!`);
    await leave();
    await questionGone();
  }
  expect(asked(requests)).toEqual(['GET /allTaskForAdmin']);
});

test('AT-6 AT-7 API-ADMIN-5 confirmed, one DELETE without a body goes out, and Deleted! is said', async () => {
  const app = await openTasks(ONE);
  const { user, requests, simulation } = app;
  const { _id } = theOne(app);
  await user.click((await taskRow(_id)).getByRole('button', { name: 'Delete' }));
  await user.dblClick(within(await question()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted!')).toBeVisible();
  expect(await screen.findByText('Nothing matches your search.')).toBeVisible();
  await waitFor(() =>
    expect(asked(requests)).toEqual([
      'GET /allTaskForAdmin',
      `DELETE /DeleteTaskbyadmin/${_id}`,
      'GET /allTaskForAdmin',
    ]),
  );
  expect(requests.find(({ method }) => method === 'DELETE')).not.toHaveProperty('body');
  expect(tasksOf(simulation).some((task) => task._id === _id)).toBe(false);
});

test('AT-8 the deleted task leaves the list, the others stay', { tags: 'thorough' }, async () => {
  const app = await openTasks('Transcribe');
  const { user, simulation } = app;
  const [gone, ...stay] = tasksOf(simulation).filter(({ taskTitle }) => taskTitle.includes('Transcribe'));
  if (!gone || stay.length === 0) throw new Error('The seed has too few such tasks.');
  await user.click((await taskRow(gone._id)).getByRole('button', { name: 'Delete' }));
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(gone._id)).not.toBeInTheDocument());
  for (const { _id } of stay) expect(screen.getByText(_id)).toBeInTheDocument();
  await questionGone();
});

test(
  'AT-6 AT-8 selected tasks are deleted after one question, which names them and totals the coins that go back',
  { tags: 'thorough' },
  async () => {
    const mine = [
      aTask({ _id: 'one', taskTitle: 'Count' }),
      aTask({ _id: 'two', taskTitle: 'Sort', payableAmount: 5 }),
    ];
    let left = [...mine, aTask({ _id: 'three', taskTitle: 'Stay' })];
    const answers = [
      http.get('*/api/allTaskForAdmin', () => HttpResponse.json(left)),
      http.delete('*/api/DeleteTaskbyadmin/:id', ({ params }) => {
        left = left.filter(({ _id }) => _id !== params.id);
        return HttpResponse.json({});
      }),
    ];
    const { user, requests } = await renderApp(MANAGE_TASKS, { as: 'admin', answers });
    for (const { _id } of mine) await user.click((await taskRow(_id)).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Delete tasks' }));
    const dialog = await question();
    const refund = 'Coins that go back to buyers: 75 coins ($3.75)';
    for (const words of ['Count', 'Sort', "You won't be able to revert this!", refund])
      expect(dialog).toHaveTextContent(words);
    await user.click(within(dialog).getByRole('button', { name: 'Delete tasks' }));
    await waitFor(() => expect(screen.queryByText('one')).not.toBeInTheDocument());
    expect(await screen.findByText('three')).toBeInTheDocument();
    expect(
      asked(requests)
        .filter((call) => call.startsWith('DELETE'))
        .toSorted(),
    ).toEqual(['DELETE /DeleteTaskbyadmin/one', 'DELETE /DeleteTaskbyadmin/two']);
    await questionGone();
  },
);

test('AT-1 the views Running and Ended part the tasks by their completion date', { tags: 'thorough' }, async () => {
  const day = (after: number) => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() + after).toLocaleDateString('en-CA');
  };
  const tasks = [-2, -1, 0, 1].map((after) => aTask({ _id: `day ${String(after)}`, completionDate: day(after) }));
  const { user } = await renderApp(MANAGE_TASKS, { as: 'admin', answers: answering(...tasks) });
  await screen.findByText('1–4 of 4');
  await user.click(screen.getByRole('button', { name: 'View: All tasks' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ended' }));
  await screen.findByText('1–2 of 2');
  await waitFor(() => expect(idsShown()).toEqual(['day -2', 'day -1']));
  await user.click(await screen.findByRole('button', { name: 'View: Ended' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Running' }));
  await waitFor(() => expect(idsShown()).toEqual(['day 0', 'day 1']));
  expect(await screen.findByRole('button', { name: 'View: Running' })).toBeVisible();
});
