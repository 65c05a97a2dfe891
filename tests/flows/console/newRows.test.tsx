import { act, screen, waitFor } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import type { Task } from '#domain/entities.ts';
import { aTask } from '#tests/support/aTask.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { allAnswered } from '../support/adminHome.ts';

const task = (number: number): Task => aTask({ _id: `t${String(number)}`, taskTitle: `Task ${String(number)}` });
const show = (count: number) => screen.findByRole('button', { name: `${String(count)} new: show` });
const rows = () => [1, 2, 3, 4].filter((number) => screen.queryByText(`Task ${String(number)}`));

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a list of two tasks, to which others can be added unnoticed. With `etag`, the server sends an ETag. */
const openTasks = async ({ as = 'admin', etag = true }: { as?: 'admin' | 'worker'; etag?: boolean } = {}) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tasks = [task(1), task(2)];
  const answer = ({ request }: { request: Request }) => {
    const mark = `"${String(tasks.length)}"`;
    if (!etag) return HttpResponse.json(tasks);
    if (request.headers.get('if-none-match') === mark) return new HttpResponse(null, { status: 304 });
    return HttpResponse.json(tasks, { headers: { etag: mark } });
  };
  const answers = [http.get('*/api/allTaskForAdmin', answer), http.get('*/api/Alltask', answer)];
  const app = await renderApp(as === 'admin' ? '/Dashboard/managetask' : '/Dashboard/workerTaskList', { as, answers });
  await screen.findByText('Task 2');
  await allAnswered(app);
  return { ...app, tasks };
};

/** Returns to the window after `later` milliseconds. */
const comeBack = async (later = 11_000) => {
  vi.setSystemTime(Date.now() + later);
  await act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};

test.each(['admin', 'worker'] as const)(
  'what is new since the %s last looked is counted, and drawn when asked for',
  { tags: 'thorough' },
  async (as) => {
    const app = await openTasks({ as });
    await comeBack();
    await allAnswered(app);
    expect(screen.queryByText(/new: show/)).not.toBeInTheDocument();
    app.tasks.push(task(3), task(4));
    await comeBack();
    const button = await show(2);
    await allAnswered(app);
    expect(rows()).toEqual([1, 2]);
    expect(button.closest('[role="status"]')).not.toBeNull();
    await app.user.click(button);
    await waitFor(() => expect(rows()).toEqual([1, 2, 3, 4]));
    expect(screen.queryByText(/new: show/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    await allAnswered(app);
  },
);

test('what is new and of a hidden buyer is not counted', async () => {
  const hidden = [{ email: 'hidden@example.test', name: 'Hidden' }];
  localStorage.setItem(`RaStore:${demoPeople.worker}.tasks.hiddenBuyers`, JSON.stringify(hidden));
  const app = await openTasks({ as: 'worker' });
  app.tasks.push({ ...task(3), user: 'Hidden@example.test' });
  await comeBack();
  await allAnswered(app);
  expect(screen.queryByText(/new: show/)).not.toBeInTheDocument();
  app.tasks.push(task(4));
  await comeBack();
  await app.user.click(await show(1));
  await waitFor(() => expect(rows()).toEqual([1, 2, 4]));
  await allAnswered(app);
});

test('a server that sends no ETag is left alone for five minutes', async () => {
  const app = await openTasks({ etag: false });
  app.tasks.push(task(3));
  const asked = () => app.requests.filter(({ path }) => path === '/allTaskForAdmin').length;
  await comeBack(4 * 60_000);
  await allAnswered(app);
  expect(asked()).toBe(1);
  await comeBack(60_000);
  await app.user.click(await show(1));
  await waitFor(() => expect(rows()).toEqual([1, 2, 3]));
  expect(asked()).toBe(3);
  await allAnswered(app);
});
