import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { MY_TASKS } from '../support/buyerTasks.ts';
import { allAnswered } from '../support/adminHome.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { MY_SUBMISSIONS, openWorker } from '../support/submissions.ts';
import { bench, openWorkbench } from '../support/workbench.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const TITLE = 'Test a clinic booking form on your phone';

/** Opens the dialog that edits a task of the demo's buyer with submissions. */
const openEdit = async (options: Parameters<typeof renderApp>[1]) => {
  const app = await renderApp(`${MY_TASKS}?filter={"q":"clinic"}`, { as: 'buyer', ...options });
  const [cell] = await screen.findAllByTitle(TITLE);
  const row = cell?.closest<HTMLElement>('[role="row"]');
  await app.user.click(within(row ?? document.body).getByText('Edit'));
  const dialog = await screen.findByRole('dialog', { name: 'Edit task' });
  await within(dialog).findByText('Update', { selector: 'button' });
  await allAnswered(app);
  return { ...app, dialog };
};

const NOTICE = /^\d+ submissions? (?:was|were) handed in before this change and keeps? the old text:/;

/** Requests of extras, beyond the specification's calls. */
const beyond = (requests: readonly { method: string; path: string }[]) => {
  const own = Object.values(endpoints as Record<string, Endpoint>).filter(({ extra }) => extra !== undefined);
  const patterns = own.map(({ method, path }) => new RegExp(`^${method} ${path.replace(/\{\w+\}.*/, '')}`));
  return requests.filter(({ method, path }) => patterns.some((one) => one.test(`${method} ${path}`)));
};

test('C-73 a buyer who changes a task is told how much work was handed in for its text', async () => {
  const { dialog, requests, simulation } = await openEdit({});
  const { tasks, submissions } = simulation.store.snapshot();
  const task = tasks.find(({ taskTitle, user }) => taskTitle === TITLE && user === demoPeople.buyer);
  const live = submissions.filter(({ task_id, status }) => task_id === task?._id && status !== 'rejected');
  const line = await within(dialog).findByText(NOTICE);
  expect(line.textContent).toMatch(new RegExp(`^${String(live.length)} `));
  for (const { worker_name } of live.slice(0, 10)) expect(line).toHaveTextContent(worker_name);
  const paths = beyond(requests).map(({ path }) => path);
  expect(paths).toEqual(['/prices', expect.stringMatching(/^\/handIns/)]);
});

test('C-67 a server that announces nothing is asked for nothing more, and sent no field more', async () => {
  const { dialog, requests, user, bodies } = await openEdit({ extras: [] });
  expect(within(dialog).queryByText(NOTICE)).toBeNull();
  await user.click(within(dialog).getByText('Update', { selector: 'button' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true));
  const patch = requests.find(({ method }) => method === 'PATCH')?.path ?? '';
  await waitFor(() =>
    expect(Object.keys(bodies('PATCH', patch)[0] ?? {})).toEqual(['taskTitle', 'taskDetail', 'completionDate']),
  );
  expect(beyond(requests)).toEqual([]);
});

type App = Awaited<ReturnType<typeof renderApp>>;

/**
 * Latest pending submission of a demo person, with its task's text `now` and `before`, when it was submitted; the two
 * differ.
 */
const latestOf = ({ simulation }: App, person: 'buyer' | 'worker') => {
  const { tasks, texts, submissions } = simulation.store.snapshot();
  const work = submissions.findLast((one) => one[`${person}_email`] === demoPeople[person] && one.status === 'pending');
  const now = tasks.find(({ _id }) => _id === work?.task_id)?.taskDetail ?? '';
  const before = texts.find(({ _id }) => _id === work?.text_id)?.taskDetail ?? '';
  expect(before).not.toBe(now);
  return { id: work?._id ?? '', now, before };
};

const DETAIL = 'Task detail';
const changed = {
  buyer: 'You changed this task after the work was handed in. It is shown as the worker read it.',
  worker: 'The buyer changed this task after you handed in your work. It is shown as you read it.',
};

test('C-73 a buyer reviews work beside the text that it was done for, and is told where the task says something else now', async () => {
  const app = await openWorkbench();
  const detail = async () => (await bench()).findByRole('region', { name: DETAIL });
  expect((await detail()).textContent).not.toBe(DETAIL);
  expect((await bench()).queryByText(changed.buyer)).toBeNull();
  const { id, before } = latestOf(app, 'buyer');
  await app.router.navigate(`${location.pathname}?review=${id}`);
  expect(await (await bench()).findByText(changed.buyer)).toBeVisible();
  expect((await detail()).textContent).toBe(DETAIL + before);
  await allAnswered(app);
});

test('C-73 a worker sees what the own work was done for, on its page and in its details, and that the task is gone', async () => {
  const app = await openWorker(MY_SUBMISSIONS);
  const { before } = latestOf(app, 'worker');
  const page = within(await screen.findByRole('article'));
  expect(await page.findByText(changed.worker)).toBeVisible();
  expect(page.getByRole('region', { name: DETAIL }).textContent).toBe(DETAIL + before);

  const { submissions, tasks } = app.simulation.store.snapshot();
  const [, next] = submissions.filter(({ worker_email }) => worker_email === demoPeople.worker).toReversed();
  await app.simulation.store.transaction((tx) => tx.change('tasks', next?.task_id ?? '', {}, { closed: true }));
  expectConsoleError(/ApiError/);
  await app.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('This task is no longer there.')).toBeVisible();
  const { taskDetail } = tasks.find(({ _id }) => _id === next?.task_id) ?? {};
  expect(screen.getByRole('region', { name: DETAIL }).textContent).toBe(`${DETAIL}${taskDetail ?? ''}`);
  expect(screen.queryByText(changed.worker)).toBeNull();

  const { id } = latestOf(app, 'worker');
  await app.router.navigate(`${MY_SUBMISSIONS}?perPage=10&page=1&details=${id}`);
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText(changed.worker)).toBeVisible();
  expect(panel.getByRole('region', { name: DETAIL }).textContent).toBe(DETAIL + before);
  await allAnswered(app);
});

test('C-67 where nothing is announced, work stands beside what its task says now, and nothing more is asked or shown', async () => {
  const buyer = await openWorkbench({ extras: [] });
  const { id, now } = latestOf(buyer, 'buyer');
  await buyer.router.navigate(`${location.pathname}?review=${id}`);
  expect(await (await bench()).findByText(now)).toBeVisible();
  await allAnswered(buyer);
  expect((await bench()).queryByText(changed.buyer)).toBeNull();
  expect(beyond(buyer.requests)).toEqual([]);
});

test('C-67 where nothing is announced, a worker’s page says what the task says now, and the details what was handed in alone', async () => {
  const app = await openWorker(MY_SUBMISSIONS, { extras: [] });
  const { id, now } = latestOf(app, 'worker');
  expect(await screen.findByText(now)).toBeVisible();
  expect(screen.queryByText(changed.worker)).toBeNull();
  await app.router.navigate(`${MY_SUBMISSIONS}?perPage=10&page=1&details=${id}`);
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByRole('region', { name: 'Submission details' });
  await allAnswered(app);
  expect(panel.queryByRole('region', { name: DETAIL })).toBeNull();
  expect(beyond(app.requests)).toEqual([]);
});
