import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import type { Submission, Task } from '#domain/entities.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { allAnswered } from '../support/adminHome.ts';
import { asked } from '../support/manageUsers.ts';
import { handIn, openRealTask, posts } from '../support/submitWork.ts';
import { aSubmission, aTask, cardOf, offering, openTask, openTaskList, TASK_LIST, type App } from '../support/work.ts';

afterEach(() => {
  vi.useRealTimers();
});

const tasks = [
  aTask({ _id: 't1', taskTitle: 'One', payableAmount: 50 }),
  aTask({ _id: 't2', taskTitle: 'Two', payableAmount: 40 }),
  aTask({ _id: 't3', taskTitle: 'Three', payableAmount: 30 }),
  aTask({ _id: 't4', taskTitle: 'Four', payableAmount: 20, requiredWorkers: 9 }),
];

/** Handlers of a server with these tasks, which stores submissions; `before` are earlier ones. */
const taking = (all: readonly Task[] = tasks, before: readonly Submission[] = []) => {
  const mine = [...before];
  return [
    http.post('*/api/submissions', async ({ request }) => {
      mine.push(aSubmission({ ...((await request.json()) as Submission), _id: `new${String(mine.length)}` }));
      return HttpResponse.json({});
    }),
    http.get('*/api/submission', () => HttpResponse.json(mine)),
    ...offering(all),
  ];
};

const open = async (app: Pick<App, 'user' | 'queryClient'>, title: string) => {
  await app.user.click(within(cardOf(title)).getByRole('link', { name: 'View Details' }));
  await isOpen(app, title);
};
const isOpen = async (app: Pick<App, 'queryClient'>, title: string) => {
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findByRole('button', { name: 'Submit' });
  await allAnswered(app);
};
const nextLink = () => screen.findByRole('link', { name: 'Next task' });
const leadsTo = async (title: string) => expect(await nextLink()).toHaveAccessibleDescription(title);
const goOn = async (app: App, title: string) => {
  await leadsTo(title);
  await app.user.click(await nextLink());
  await isOpen(app, title);
};

test(
  'WD-10 after handing in, the next task of the list is one press away, and so on to its end',
  { tags: 'thorough' },
  async () => {
    const app = await openTaskList({ answers: taking() });
    await open(app, 'Three');
    expect(screen.queryByRole('link', { name: 'Next task' })).not.toBeInTheDocument();
    await handIn(app);
    expect(await screen.findByText('Your work has been saved')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Your work' })).toHaveFocus());
    await goOn(app, 'Four');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Four' })).toHaveFocus());
    await handIn(app);
    // Behind the last one the list begins anew.
    await goOn(app, 'One');
    await handIn(app);
    await goOn(app, 'Two');
    await handIn(app);
    expect(await screen.findByText('No other task is open to you now.')).toBeVisible();
    expect(posts(app)).toHaveLength(4);
    await allAnswered(app);
  },
);

test('WD-10 the list’s own filter and order say which is next; where it has no more, the best paid one is', async () => {
  const query = new URLSearchParams({
    filter: JSON.stringify({ payableAmount_lte: 40 }),
    sort: 'payableAmount',
    order: 'ASC',
  });
  const app = await openTaskList({ answers: taking() }, `${TASK_LIST}?${query.toString()}`);
  await open(app, 'Four');
  await handIn(app);
  await goOn(app, 'Three');
  await handIn(app);
  await goOn(app, 'Two');
  await handIn(app);
  await goOn(app, 'One');
});

test(
  'WD-10 what was handed in, has ended, has no places or is of a hidden buyer is not offered',
  { tags: 'thorough' },
  async () => {
    const answers = taking(
      [
        aTask({ _id: 't1', taskTitle: 'Mine' }),
        aTask({ _id: 't2', taskTitle: 'Now', payableAmount: 24 }),
        aTask({ _id: 't3', taskTitle: 'Done', payableAmount: 23 }),
        aTask({ _id: 't4', taskTitle: 'Refused', payableAmount: 22 }),
        aTask({ _id: 't5', taskTitle: 'Ended', payableAmount: 21, completionDate: '2020-01-01' }),
        aTask({ _id: 't6', taskTitle: 'Full', payableAmount: 20, requiredWorkers: 0 }),
        aTask({ _id: 't7', taskTitle: 'Hidden', payableAmount: 19, user: 'hidden@example.test' }),
        aTask({ _id: 't8', taskTitle: 'Open', payableAmount: 18 }),
      ],
      [
        aSubmission({ _id: 's1', task_id: 't1' }),
        aSubmission({ _id: 's3', task_id: 't3', status: 'approved' }),
        aSubmission({ _id: 's4', task_id: 't4', status: 'rejected' }),
      ],
    );
    const hidden = [{ email: 'Hidden@example.test', name: '' }];
    localStorage.setItem(`RaStore:${demoPeople.worker}.tasks.hiddenBuyers`, JSON.stringify(hidden));
    const app = await openTaskList({ answers });
    await open(app, 'Now');
    await handIn(app);
    await leadsTo('Open');
    await allAnswered(app);
  },
);

test('WD-10 in the view of what is not done, the list goes on behind the one that was', async () => {
  const query = new URLSearchParams({ filter: JSON.stringify({ notDone: true }) });
  const app = await openTaskList({ answers: taking() }, `${TASK_LIST}?${query.toString()}`);
  await open(app, 'Two');
  await handIn(app);
  await goOn(app, 'Three');
});

test('WD-1 who came by a link is led to the best paid task; the list is asked for once, after handing in', async () => {
  const mine = aTask({ payableAmount: 35 });
  const app = await openTask({ answers: taking([mine, ...tasks]) });
  const lists = () => asked(app.requests).filter((call) => call === 'GET /Alltask');
  expect(lists()).toEqual([]);
  await handIn(app);
  await leadsTo('Three');
  await allAnswered(app);
  expect(lists()).toHaveLength(1);
});

test('WD-10 a list that cannot be read takes nothing from what was handed in', async () => {
  expectConsoleError(/ApiError/);
  const app = await openTask({ answers: taking([aTask()]) });
  server.use(http.get('*/api/Alltask', () => new HttpResponse(null, { status: 400 })));
  await handIn(app);
  expect(await screen.findByText('Your work is with the buyer and waits for review.')).toBeVisible();
  await allAnswered(app);
  await waitFor(() => expect(screen.queryByLabelText('Looking for the next task')).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Next task' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Task List' })).toBeVisible();
});

test.each([
  ['a server that pages', { VITE_SERVER_PAGING: 'true' }, undefined],
  ['a state that no list of ours left', {}, { taskSearch: { filter: 7, sort: 'no' } }],
])('WD-10 the next task is found with %s', { tags: 'thorough' }, async (_, env, state) => {
  // The demo's tasks are of this day, and end.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00Z') });
  const first = await openRealTask();
  const path = first.router.state.location.pathname;
  first.view.unmount();
  const app = await renderApp(path, { as: 'worker', env, state });
  await screen.findByRole('button', { name: 'Submit' });
  await allAnswered(app);
  await handIn(app);
  const link = await nextLink();
  expect(link.getAttribute('href')).toMatch(/^\/Dashboard\/taskDetails\//);
  expect(link).not.toHaveAttribute('href', path);
  await allAnswered(app);
});
