import { act, screen } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { allAnswered, figuresShown } from '../support/adminHome.ts';
import { asked, headings } from '../support/manageUsers.ts';
import { MY_SUBMISSIONS, openWorker, rowsOfGrid, submitted, WORKER_HOME } from '../support/submissions.ts';

const rows = [
  aSubmission(1, { status: 'approved', payable_amount: 1500 }),
  aSubmission(2),
  aSubmission(3, { status: 'approved' }),
];
const stats = http.get('*/api/workerStats', () =>
  HttpResponse.json({ totalTaskCount: 17, pendingTask: 3, totalPaymentPaid: 2040 }),
);

test('DASH-3 TITLE-13 GUARD-7 /Dashboard leads a worker to the home, under its title', async () => {
  const app = await renderApp('/Dashboard', { as: 'worker', answers: [stats, ...submitted(rows)] });
  await screen.findByText('1–2 of 2');
  await allAnswered(app);
  expect([location.pathname, document.title]).toEqual([WORKER_HOME, 'WorkerHome']);
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('WH-1 API-WORKER-5 three figures from one GET', { tags: 'thorough' }, async () => {
  const { requests } = await openWorker(WORKER_HOME, { answers: [stats, ...submitted(rows)] });
  expect(figuresShown()).toEqual({
    'Total Submissions': '17',
    'Pending Submissions': '3',
    'Total Earnings': '2,040 coins',
  });
  expect(screen.getByText('$102.00')).toBeVisible();
  expect(asked(requests).filter((call) => call.includes('Stats'))).toEqual([
    `GET /workerStats?email=${demoPeople.worker}`,
  ]);
});

test('WH-2 WH-3 API-WORKER-6 one GET fills a table of the approved submissions, the newest first', async () => {
  const { requests } = await openWorker(WORKER_HOME, { answers: [stats, ...submitted(rows)] });
  expect(headings()).toEqual(['Jobcode', 'Coin', 'Status', 'Date', 'Task']);
  expect(rowsOfGrid()).toEqual([
    ['t3', '40 coins', 'Approved', 'Jun 3, 2026', 'Task 3'],
    ['t1', '1,500 coins', 'Approved', 'Jun 1, 2026', 'Task 1'],
  ]);
  expect(screen.getByRole('link', { name: 'Task 3' })).toHaveAttribute('href', '/Dashboard/taskDetails/t3');
  expect(asked(requests).filter((call) => /submission/i.test(call))).toEqual([
    `GET /approvedSubmission?email=${demoPeople.worker}`,
  ]);
});

test('WH-1 a Refresh reads the balance as well, and the page agrees with itself', { tags: 'thorough' }, async () => {
  const { user, simulation } = await openWorker(WORKER_HOME, { answers: [stats, ...submitted(rows)] });
  const worker = simulation.state().marketplace.users.find(({ email }) => email === demoPeople.worker);
  server.use(http.get(/\/api\/oneUser/, () => HttpResponse.json({ ...worker, coin: 4321 })));
  expect(screen.queryByText('4321')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('4321')).toBeVisible();
});

test(
  'WH-1 NAV-8 coming back after a buyer has approved, figures, rows and balance are those of now',
  { tags: 'thorough' },
  async () => {
    const { router, simulation } = await openWorker(WORKER_HOME, { answers: [stats, ...submitted(rows)] });
    const worker = simulation.state().marketplace.users.find(({ email }) => email === demoPeople.worker);
    await act(() => router.navigate(MY_SUBMISSIONS));
    await screen.findByRole('heading', { level: 1, name: 'My Submissions' });
    server.use(
      http.get('*/api/workerStats', () =>
        HttpResponse.json({ totalTaskCount: 17, pendingTask: 2, totalPaymentPaid: 2080 }),
      ),
      http.get(/\/api\/oneUser/, () => HttpResponse.json({ ...worker, coin: 4321 })),
      ...submitted([...rows, aSubmission(4, { status: 'approved' })]),
    );
    await act(() => router.navigate(WORKER_HOME));
    expect(await screen.findByText('2,080 coins')).toBeVisible();
    expect(await screen.findByText('4321')).toBeVisible();
    expect(await screen.findByText('1–3 of 3')).toBeVisible();
    expect(figuresShown()).toMatchObject({ 'Pending Submissions': '2' });
  },
);

test('WH-4 with no rows it says so', async () => {
  const app = await renderApp(WORKER_HOME, { as: 'worker', answers: [stats, ...submitted([aSubmission(2)])] });
  expect(await screen.findByText('Here is no data')).toBeVisible();
  await allAnswered(app);
});

test(
  'WH-2 WS-1 what was approved is not taken for everything that was submitted, nor the other way round',
  { tags: 'thorough' },
  async () => {
    const app = await openWorker(WORKER_HOME, { answers: [stats, ...submitted(rows)] });
    const ranges: string[] = [];
    const watch = new MutationObserver(() => {
      const range = /(?:\d–)?\d of \d/.exec(document.querySelector('nav[aria-label="Pages"]')?.textContent ?? '')?.[0];
      if (range !== undefined && ranges.at(-1) !== range) ranges.push(range);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await app.router.navigate(MY_SUBMISSIONS);
    await screen.findByText('1 of 3');
    await allAnswered(app);
    await app.router.navigate(WORKER_HOME);
    await screen.findByText('1–2 of 2');
    await allAnswered(app);
    watch.disconnect();
    expect(ranges.filter((range) => !['1 of 3', '1–2 of 2'].includes(range))).toEqual([]);
  },
);

test('GUARD-7 a buyer on a worker’s page is sent to /login, and no call is made', { tags: 'thorough' }, async () => {
  const { requests } = await renderApp(WORKER_HOME, { as: 'buyer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible();
  expect(asked(requests)).toEqual([]);
});
