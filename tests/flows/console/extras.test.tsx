import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { MY_TASKS } from '../support/buyerTasks.ts';
import { allAnswered } from '../support/adminHome.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const TITLE = 'Test a clinic booking form on your phone';

/** The dialog in which the demo's buyer changes a task that work was handed in for. */
const openEdit = async (options: Parameters<typeof renderApp>[1]) => {
  const app = await renderApp(`${MY_TASKS}?filter={"q":"clinic"}`, { as: 'buyer', ...options });
  const [cell] = await screen.findAllByTitle(TITLE);
  const row = cell?.closest<HTMLElement>('[role="row"]');
  await app.user.click(within(row ?? document.body).getByText('Edit', { selector: 'button' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit task' });
  await within(dialog).findByText('Update', { selector: 'button' });
  await allAnswered(app);
  return { ...app, dialog };
};

const NOTICE = /^\d+ submissions? keeps? this text:/;

/** The requests that are none of the specification’s. */
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
  expect(beyond(requests)).toHaveLength(1);
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
