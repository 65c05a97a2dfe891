import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { chooseOption } from '#tests/support/chooseOption.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { accountOf, openInAddress, panel, panelGone } from '../support/details.ts';
import {
  asked,
  emailsShown,
  MANAGE_USERS,
  manageUsersWith,
  openUsers,
  pageShown,
  question,
  questionGone,
  userOf,
} from '../support/manageUsers.ts';
import { MANAGE_TASKS, openTasks, tasksOf } from '../support/manageTasks.ts';

const openUser = async (q: string, email: string) => {
  const app = await openUsers(q);
  const id = userOf(app.simulation, email)?._id ?? '';
  await app.router.navigate(`${location.pathname}${location.search}&details=${id}`);
  return { ...app, id };
};

test('AU-3 AU-4 the panel changes a role at once, and shows the new one', { tags: 'thorough' }, async () => {
  const { user, bodies, id } = await openUser('priya nair', demoPeople.worker);
  const dialog = within(await accountOf('Priya Nair'));
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Role' }), 'Buyer');
  expect(await screen.findByText('Role updated successfully!')).toBeVisible();
  expect(bodies('PATCH', `/updateStatus/${id}`)).toEqual([{ role: 'buyer' }]);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Buyer'));
});

test('AU-1 AU-3 a row that moved while its details were open has the keyboard when they close', async () => {
  const query = { sort: 'role', order: 'ASC', filter: { q: 'nair' } };
  const { user } = await renderApp(manageUsersWith(query), { as: 'admin' });
  await pageShown(/^1–\d+ of \d+$/);
  const place = () => emailsShown().indexOf(demoPeople.worker);
  const before = place();
  await user.click(await screen.findByText(demoPeople.worker, { selector: '[role="gridcell"]' }));
  await user.keyboard('{Enter}');
  const dialog = within(await accountOf('Priya Nair'));
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Role' }), 'Admin');
  await waitFor(() => expect(place()).toBe(0));
  expect(before).toBeGreaterThan(0);
  await user.keyboard('{Escape}');
  await panelGone();
  await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent(demoPeople.worker));
});

test('AU-3 the own role asks first in the panel as well', async () => {
  const { user, requests } = await openUser('nusrat karim', demoPeople.admin);
  const dialog = within(await accountOf('Nusrat Karim'));
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Role' }), 'Worker');
  expect(await question()).toHaveTextContent('This is your own account.');
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(await accountOf('Nusrat Karim')).toBeVisible();
  expect(asked(requests).filter((call) => call.startsWith('PATCH'))).toEqual([]);
});

test(
  'AU-6 AU-7 Delete in the panel asks, deletes, closes the panel, and leaves the keyboard in the page',
  { tags: 'thorough' },
  async () => {
    const { user, requests, id } = await openUser('nair', demoPeople.worker);
    const dialog = within(await accountOf('Priya Nair'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted!')).toBeVisible();
    await panelGone();
    await waitFor(() => expect(screen.queryByText(demoPeople.worker)).not.toBeInTheDocument());
    expect(asked(requests)).toContain(`DELETE /allUser/${id}`);
    expect(openInAddress()).toEqual([null, null]);
    await waitFor(() => expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement));
  },
);

test('AU-1 API-8 details that fail to load say so and can be tried again', async () => {
  expectConsoleError(/ApiError/);
  let refuses = true;
  const answers = [
    http.get('*/api/allUser', () => (refuses ? HttpResponse.json({ message: 'No.' }, { status: 400 }) : undefined)),
  ];
  const { user, router, simulation } = await renderApp('/', { as: 'admin', answers });
  const id = userOf(simulation, demoPeople.worker)?._id ?? '';
  await router.navigate(`${MANAGE_USERS}?details=${id}`);
  const dialog = within(await panel('Details'));
  expect(await dialog.findByText('The details could not be loaded.')).toBeVisible();
  refuses = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await accountOf('Priya Nair')).toBeVisible();
});

test('AU-1 the view With pending payout shows those who wait for money', async () => {
  const { simulation, requests } = await renderApp(manageUsersWith({ filter: { pendingPayout: true } }), {
    as: 'admin',
  });
  const { withdrawals } = simulation.state().marketplace;
  const waiting = new Set(withdrawals.filter(({ status }) => status === 'pending').map((each) => each.worker_email));
  const live = [...waiting].filter((email) => userOf(simulation, email));
  await pageShown(`1–${String(live.length)} of ${String(live.length)}`);
  expect(asked(requests).toSorted()).toEqual(['GET /allUser', 'GET /withdrawRequests?status=pending']);
});

test('AT-6 AT-8 a task’s panel deletes it and closes', async () => {
  const { user, router, simulation, requests } = await openTasks('neighbourhood bakery');
  const task = tasksOf(simulation).find(({ taskTitle }) => taskTitle.includes('neighbourhood bakery'));
  if (!task) throw new Error('The seed has no such task.');
  await router.navigate(`${location.pathname}${location.search}&details=${task._id}`);
  const dialog = within(await panel(task.taskTitle));
  expect(dialog.getByText(task.submissionInfo)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await question()).toHaveAccessibleDescription(`${task.taskTitle} You won't be able to revert this!`);
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  await panelGone();
  expect(await screen.findByText('Nothing matches your search.')).toBeVisible();
  expect(asked(requests)).toContain(`DELETE /DeleteTaskbyadmin/${task._id}`);
});

test.each([
  ['https://pictures.example/birds.png', 'https://pictures.example/birds.png'],
  ['http://pictures.example/birds.png', '/tasks/task.svg'],
  ['javascript:alert(1)', '/tasks/task.svg'],
])('AT-1 what buyers write stays text, and a picture at %s is drawn from %s', async (taskImageUrl, drawn) => {
  const title = '<img src=x onerror=alert(1)>';
  const detail = `${'long'.repeat(200)}\n<script>alert(2)</script>`;
  const task = {
    _id: 't1',
    user: 'b@example.test',
    name: '<b>Bo</b>',
    taskImageUrl,
    taskTitle: title,
    taskDetail: detail,
  };
  const answers = [http.get('*/api/allTaskForAdmin', () => HttpResponse.json([task]))];
  await renderApp(`${MANAGE_TASKS}?details=t1`, { as: 'admin', answers });
  const dialog = await panel(title);
  expect(within(dialog).getByText((_, element) => element?.textContent === detail, { selector: 'dd' })).toBeVisible();
  expect(within(dialog).getByText('<b>Bo</b>')).toBeVisible();
  expect(dialog.querySelector('script')).toBeNull();
  expect([...dialog.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([drawn]);
  await screen.findByText('1–1 of 1');
});

test('AT-1 a task is open on its completion date, ended from the next day on, and full when nobody is wanted', async () => {
  const day = (after: number) => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() + after).toLocaleDateString('en-CA');
  };
  const task = (_id: string, completionDate: string, requiredWorkers = 1) => ({
    _id,
    taskTitle: _id,
    completionDate,
    requiredWorkers,
  });
  const tasks = [
    task('today', day(0)),
    task('yesterday', day(-1)),
    task('someday', 'some day'),
    task('taken', day(1), 0),
    task('over', day(-1), 0),
  ];
  const answers = [http.get('*/api/allTaskForAdmin', () => HttpResponse.json(tasks))];
  const { router } = await renderApp(MANAGE_TASKS, { as: 'admin', answers });
  for (const [id, state] of [
    ['today', 'Open'],
    ['yesterday', 'Ended'],
    ['someday', 'Open'],
    ['taken', 'Full'],
    ['over', 'Ended'],
  ] as const) {
    await router.navigate(`${MANAGE_TASKS}?details=${id}`);
    expect(within(await panel(id)).getByText(state)).toBeVisible();
  }
  await screen.findByText('1–5 of 5');
});
