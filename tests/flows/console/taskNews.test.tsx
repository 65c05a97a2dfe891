import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import type { Task } from '#domain/entities.ts';
import { contentRange, RowIndex, type ListQuery } from '#domain/RowIndex.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import '#resources/tasks/news/TaskNews.tsx';
import { allAnswered } from '../support/adminHome.ts';
import { asked } from '../support/manageUsers.ts';
import { aTask, offering, openTaskList, TASK_LIST, titlesBecome, type App } from '../support/work.ts';

const keep = (key: string, value: unknown) =>
  localStorage.setItem(`RaStore:${demoPeople.worker}.tasks.${key}`, JSON.stringify(value));
const kept = (key: string) =>
  JSON.parse(localStorage.getItem(`RaStore:${demoPeople.worker}.tasks.${key}`) ?? 'null') as unknown;
const WELL_PAID = {
  key: 'mine',
  label: 'Well paid',
  filter: { payableAmount_gte: 20 },
  sort: { field: 'payableAmount', order: 'DESC' },
  hidden: [],
  density: 'standard',
};
const ADDRESS = `${TASK_LIST}?filter=${encodeURIComponent('{"payableAmount_gte":20}')}&sort=payableAmount&order=DESC`;
const first = [aTask({ _id: 't1', taskTitle: 'One' }), aTask({ _id: 't2', taskTitle: 'Two', payableAmount: 5 })];
const later = [
  aTask({ _id: 't3', taskTitle: 'Three', payableAmount: 50 }),
  aTask({ _id: 't4', taskTitle: 'Four', payableAmount: 40 }),
  aTask({ _id: 't5', taskTitle: 'Five', payableAmount: 1 }),
];

let now = Date.parse('2026-06-15T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  keep('views', [WELL_PAID]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  now = Date.parse('2026-06-15T12:00:00Z');
});

const market = (tasks: readonly Task[] = first) => {
  const all = [...tasks];
  return { all, answers: [http.get('*/api/Alltask', () => HttpResponse.json(all)), ...offering([])] };
};
/** Returns to the page so many minutes later. */
const comeBack = async (app: Pick<App, 'queryClient'>, minutes: number) => {
  vi.setSystemTime((now += minutes * 60_000));
  await act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await allAnswered(app);
};
const bell = () => screen.getByRole('button', { name: 'Notifications' });
const rounds = ({ requests }: Pick<App, 'requests'>) =>
  asked(requests).filter((call) => call === 'GET /Alltask').length;
const tellOfNew = async ({ user }: Pick<App, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'View: Well paid' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Tell me of new tasks' }));
};
const onceAsked = () => waitFor(() => expect(kept('toldViews')).toEqual([{ key: 'mine', asked: true }]));

test('DASH-14 a saved view tells of new tasks that it finds, once, and leads to them; nothing at its first look (C-28)', async () => {
  const { all, answers } = market();
  const app = await openTaskList({ answers }, ADDRESS);
  await tellOfNew(app);
  expect(await screen.findByText('While this page is open you are told of new tasks in “Well paid”.')).toBeVisible();
  await onceAsked();
  expect(bell()).not.toHaveAccessibleDescription();
  await act(() => app.router.navigate('/Dashboard/withdrawals'));
  await screen.findByRole('heading', { level: 1, name: 'Withdrawals' });

  all.push(...later);
  await comeBack(app, 6);
  await screen.findByText('1 new notification');
  await comeBack(app, 6);
  expect(bell()).toHaveAccessibleDescription('1 new notification');
  await app.user.click(bell());
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await app.user.click(panel.getByRole('link', { name: '2 new tasks: Well paid' }));
  await titlesBecome(['Three', 'Four', 'One']);
  expect(screen.getByRole('button', { name: 'View: Well paid' })).toBeVisible();
  await allAnswered(app);
});

test('DASH-14 it asks at most every five minutes, and never while the page is out of sight', async () => {
  keep('toldViews', [{ key: 'mine', asked: true }]);
  const { answers } = market();
  const app = await renderApp('/Dashboard/withdrawals', { as: 'worker', answers });
  await screen.findByRole('heading', { level: 1, name: 'Withdrawals' });
  await waitFor(() => expect(rounds(app)).toBe(1));
  await comeBack(app, 4);
  expect(rounds(app)).toBe(1);
  await comeBack(app, 2);
  expect(rounds(app)).toBe(2);
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comeBack(app, 20);
  expect(rounds(app)).toBe(2);
  sight.mockRestore();
  await act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(rounds(app)).toBe(3));
  await allAnswered(app);
});

test('DASH-14 what the worker has seen in the list, and what a hidden buyer posts, is no news', async () => {
  keep('toldViews', [{ key: 'mine', asked: true }]);
  keep('seen', ['t1', 't2']);
  keep('hiddenBuyers', [{ email: 'hidden@example.test', name: '' }]);
  const { all, answers } = market();
  const app = await openTaskList({ answers });
  all.push(...later, aTask({ _id: 't6', taskTitle: 'Six', user: 'hidden@example.test' }));
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await titlesBecome(['Three', 'Four', 'One', 'Two', 'Five']);
  await comeBack(app, 6);
  expect(bell()).not.toHaveAccessibleDescription();
  all.push(aTask({ _id: 't7', taskTitle: 'Seven' }));
  await comeBack(app, 6);
  await screen.findByText('1 new notification');
});

test('DASH-14 where the server pages its lists, the search is asked for as one page', async () => {
  keep('toldViews', [{ key: 'mine', asked: true }]);
  keep('seen', ['t1']);
  const { all, answers } = market();
  const paging = http.get('*/api/Alltask', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const part = <K extends keyof ListQuery>(name: K) => JSON.parse(query.get(name) ?? 'null') as ListQuery[K];
    const page = new RowIndex(all).query({ sort: part('sort'), range: part('range'), filter: part('filter') });
    return HttpResponse.json([...page.rows], { headers: { 'Content-Range': contentRange(page) } });
  });
  all.push(...later);
  const app = await renderApp('/Dashboard/withdrawals', {
    as: 'worker',
    env: { VITE_SERVER_PAGING: 'true' },
    answers: [paging, ...answers],
  });
  await screen.findByText('1 new notification');
  const searches = asked(app.requests).filter((call) => call.startsWith('GET /Alltask'));
  expect(searches.map((call) => new URLSearchParams(call.split('?')[1]).get('filter'))).toEqual([
    '{"payableAmount_gte":20}',
  ]);
  await allAnswered(app);
});

test('DASH-14 a list that is long to send is not asked for by itself', async () => {
  keep('toldViews', [{ key: 'mine', asked: true }]);
  const { answers } = market(Array.from({ length: 501 }, (_, place) => aTask({ _id: `t${String(place)}` })));
  const app = await renderApp('/Dashboard/withdrawals', { as: 'worker', answers });
  await screen.findByRole('heading', { level: 1, name: 'Withdrawals' });
  await waitFor(() => expect(rounds(app)).toBe(1));
  await allAnswered(app);
  // As react-query forgets what nothing draws, where it is not told otherwise.
  app.queryClient.removeQueries({ type: 'inactive', predicate: ({ gcTime }) => gcTime !== Infinity });
  await comeBack(app, 6);
  expect(rounds(app)).toBe(1);
});

test('DASH-14 it is turned off where it was turned on, and a failed look is nobody’s trouble', async () => {
  keep('toldViews', [
    { key: 'mine', asked: true },
    { key: 'gone', asked: false },
  ]);
  expectConsoleError(/ApiError/);
  let broken = false;
  const { answers } = market();
  const failing = http.get('*/api/Alltask', () => (broken ? new HttpResponse(null, { status: 500 }) : undefined));
  const app = await openTaskList({ answers: [failing, ...answers] }, ADDRESS);
  broken = true;
  await comeBack(app, 6);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(rounds(app)).toBe(2);
  await tellOfNew(app);
  expect(await screen.findByText('You are no longer told of new tasks in “Well paid”.')).toBeVisible();
  await comeBack(app, 6);
  expect(rounds(app)).toBe(2);
});

test.each([['"x"'], ['[7,{"key":"mine"}]'], ['{}']])(
  'ENT-6 the browser kept %s of told views and tasks: nothing breaks',
  { tags: 'thorough' },
  async (stored) => {
    for (const key of ['toldViews', 'seen', 'newsAskedAt'])
      localStorage.setItem(`RaStore:${demoPeople.worker}.tasks.${key}`, stored);
    const { answers } = market();
    const app = await openTaskList({ answers }, ADDRESS);
    await app.user.click(await screen.findByRole('button', { name: 'View: Well paid' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Tell me of new tasks' })).not.toBeChecked();
    await app.user.keyboard('{Escape}');
    expect(bell()).not.toHaveAccessibleDescription();
  },
);
