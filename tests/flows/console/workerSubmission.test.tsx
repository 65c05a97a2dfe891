import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { allAnswered } from '../support/adminHome.ts';
import { factsIn, panelGone } from '../support/details.ts';
import { asked, columnHeader, headings } from '../support/manageUsers.ts';
import {
  MY_SUBMISSIONS,
  openWorker,
  rowsOfGrid,
  submitted,
  tasksAreKnown,
  WORKER_HOME,
} from '../support/submissions.ts';

const rows = [
  aSubmission(1),
  aSubmission(2, { status: 'approved', payable_amount: 1200 }),
  aSubmission(3, { status: 'rejected' }),
  aSubmission(4, { status: 'on hold' }),
];
const all = `${MY_SUBMISSIONS}?perPage=10&page=1`;
const open = (path = MY_SUBMISSIONS) => openWorker(path, { answers: submitted(rows) });
const record = (name: string) => screen.findByRole('article', { name });
const pager = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(pager().getByRole('button', { name }));

test('WS-1 WS-2 API-WORKER-4 one GET fills the list, under its title', async () => {
  const { requests } = await open(all);
  expect(asked(requests)).toEqual([`GET /submission?email=${demoPeople.worker}`]);
  expect(headings()).toEqual(['Jobcode', 'Coin', 'Status', 'Date', 'Task']);
  expect(rowsOfGrid()).toEqual([
    ['t4', '40 coins', 'Rejected', 'Jun 4, 2026', 'Task 4'],
    ['t3', '40 coins', 'Rejected', 'Jun 3, 2026', 'Task 3'],
    ['t2', '1,200 coins', 'Approved', 'Jun 2, 2026', 'Task 2'],
    ['t1', '40 coins', 'Pending', 'Jun 1, 2026', 'Task 1'],
  ]);
});

test('TITLE-15 WS-2 the page has its title and its heading', async () => {
  await open();
  expect(document.title).toBe('workerSubmission');
  expect(screen.getByRole('heading', { level: 1, name: 'My Submissions' })).toBeVisible();
});

test('WS-3 WS-4 one to a page, with Prev, a button for each page, and Next', async () => {
  const { user } = await open();
  expect(await record('Task 4')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(
    pager()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Prev', '1', '2', '3', '4', 'Next']);
  await press(user, '3');
  expect(await screen.findByText('3 of 4')).toBeVisible();
  expect(factsIn(await record('Task 2'))).toMatchObject({
    Jobcode: 't2',
    Coin: '1,200 coins',
    Status: 'Approved',
    Date: 'Jun 2, 2026',
  });
  expect(pager().getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'page');
  await press(user, 'Prev');
  expect(await screen.findByText('2 of 4')).toBeVisible();
  await press(user, 'Next');
  expect(await screen.findByText('3 of 4')).toBeVisible();
});

test('WS-2 WS-3 the one of a page is a record: its task, what that asked for, what was handed in, what became of it', async () => {
  const { requests } = await open();
  const page = await record('Task 4');
  expect(within(page).getByRole('link', { name: 'Task 4' })).toHaveAttribute('href', '/Dashboard/taskDetails/t4');
  const facts = factsIn(page);
  expect(Object.keys(facts).slice(0, 4)).toEqual(['Jobcode', 'Coin', 'Status', 'Date']);
  expect(facts).toMatchObject({ Buyer: expect.stringContaining('Mateo Silva') as string });
  const part = (name: string) => within(page).findByRole('region', { name });
  expect(await part('Submission details')).toHaveTextContent('Work 4');
  expect(await part('What to hand in')).toHaveTextContent('Proof of t4');
  expect(await part('Task detail')).toHaveTextContent('Detail of t4');
  expect(asked(requests)).toEqual([`GET /submission?email=${demoPeople.worker}`, 'GET /oneTaskDetailst4']);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit columns' })).not.toBeInTheDocument();
});

test('WS-2 a record whose task is gone, or cannot be read, still says what was handed in', async () => {
  expectConsoleError(/404/);
  expectConsoleError(/500/);
  let status = 404;
  const task = http.get(/\/api\/oneTaskDetails/, () => new HttpResponse(null, { status }));
  const app = await openWorker(MY_SUBMISSIONS, { answers: [task, ...submitted(rows)] });
  const page = await record('Task 4');
  expect(await within(page).findByText('This task is no longer there.')).toBeVisible();
  expect(page).toHaveTextContent('Work 4');
  status = 500;
  await press(app.user, 'Next');
  const next = await record('Task 3');
  expect(await within(next).findByText('The task could not be loaded.')).toBeVisible();
  expect(next).toHaveTextContent('Work 3');
  server.use(tasksAreKnown);
  await app.user.click(within(next).getByRole('button', { name: 'Try again' }));
  expect(await within(next).findByText('Proof of t3')).toBeVisible();
});

test('WS-2 a record whose worker has no account any more does not say that its task is gone', async () => {
  expectConsoleError(/ApiError/);
  const refusal = { message: 'There is no account for this address.', reason: 'noAccount' };
  const task = http.get(/\/api\/oneTaskDetails/, () => HttpResponse.json(refusal, { status: 404 }));
  await openWorker(MY_SUBMISSIONS, { answers: [task, ...submitted(rows)] });
  const page = await record('Task 4');
  expect(await within(page).findByText('The task could not be loaded.')).toBeVisible();
  expect(within(page).queryByText('This task is no longer there.')).not.toBeInTheDocument();
});

test('WS-3 a press makes a list of the one to a page, and another one a page of each again (C-07)', async () => {
  const app = await open();
  const { user } = app;
  await record('Task 4');
  const looks = within(screen.getByRole('group', { name: 'Show as' }));
  expect(looks.getByRole('button', { name: 'One by one' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(looks.getByRole('button', { name: 'List' }));
  expect(await screen.findByText('1–4 of 4')).toBeVisible();
  expect(looks.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  expect(pager().getByRole('combobox', { name: 'Submissions per page' })).toHaveValue('25');
  await user.click(looks.getByRole('button', { name: 'One by one' }));
  expect(await record('Task 4')).toBeVisible();
  expect(pager().getByRole('combobox', { name: 'Submissions per page' })).toHaveValue('1');
  await allAnswered(app);
});

test('WS-5 Prev is inert on the first page and Next on the last, and neither loses the keyboard', async () => {
  const app = await open();
  const { user } = app;
  const button = (name: string) => pager().getByRole('button', { name });
  expect(button('Prev')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveAttribute('aria-disabled', 'false');
  await press(user, 'Prev');
  expect(screen.getByText('1 of 4')).toBeVisible();
  for (const page of ['2', '3', '4']) {
    await press(user, 'Next');
    await screen.findByText(`${page} of 4`);
  }
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('4 of 4')).toBeVisible();
  expect(button('Prev')).toHaveAttribute('aria-disabled', 'false');
  await allAnswered(app);
});

test('WS-3 another page size is chosen, and is there again after a visit elsewhere (C-07)', async () => {
  const app = await open();
  const size = () => pager().getByRole<HTMLSelectElement>('combobox', { name: /^(Submissions|Rows) per page$/ });
  expect([...size().options].map(({ value }) => value)).toEqual(['1', '10', '25', '50']);
  await app.user.selectOptions(size(), '10');
  expect(await screen.findByText('1–4 of 4')).toBeVisible();
  // The grid is drawn after the pages below it.
  await waitFor(() => expect(rowsOfGrid()).toHaveLength(4));
  const latestFirst = rowsOfGrid();
  // The list there has a size and an order of its own.
  await app.router.navigate(WORKER_HOME);
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(size()).toHaveValue('5');
  await app.user.selectOptions(size(), '50');
  await app.user.click(within(await waitFor(() => columnHeader('Coin'))).getByText('Coin'));
  await waitFor(() => expect(columnHeader('Coin')).toHaveAttribute('aria-sort', 'ascending'));
  await app.router.navigate(MY_SUBMISSIONS);
  expect(await screen.findByText('1–4 of 4')).toBeVisible();
  expect(size()).toHaveValue('10');
  await waitFor(() => expect(rowsOfGrid()).toEqual(latestFirst));
  await app.router.navigate(WORKER_HOME);
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(size()).toHaveValue('50');
  await waitFor(() => expect(columnHeader('Coin')).toHaveAttribute('aria-sort', 'ascending'));
  await allAnswered(app);
});

test(
  'WS-6 WS-7 pending, approved and rejected differ by word, icon and colour; any other status is a rejected one',
  { tags: 'thorough' },
  async () => {
    await open(all);
    const looks = ['Pending', 'Approved', 'Rejected'].map((word) => {
      const [badge] = screen.getAllByText(word, { selector: '[role="gridcell"] *' });
      return [badge?.querySelector('path')?.getAttribute('d'), badge && getComputedStyle(badge).color];
    });
    expect(new Set(looks.map(([icon]) => icon))).toHaveProperty('size', 3);
    expect(new Set(looks.map(([, color]) => color))).toHaveProperty('size', 3);
    expect(screen.getAllByText('Rejected', { selector: '[role="gridcell"] *' })).toHaveLength(2);
  },
);

test('WS-7 the details say an unknown status in the server’s own word (C-43)', async () => {
  const app = await open(all);
  await app.user.click(screen.getByRole('button', { name: 'Task 4' }));
  const panel = await screen.findByRole('dialog', { name: 'Task 4' });
  expect(await within(panel).findByText('Rejected')).toBeVisible();
  expect(factsIn(panel)).toMatchObject({ 'Status as the server calls it': 'on hold' });
  expect(panel).toHaveTextContent('Work 4');
  await app.user.keyboard('{Escape}');
  await panelGone();
  await app.user.click(screen.getByRole('button', { name: 'Task 3' }));
  const other = await screen.findByRole('dialog', { name: 'Task 3' });
  expect(factsIn(other)).not.toHaveProperty('Status as the server calls it');
});

test('WS-6 WS-7 the list is narrowed by status, an unknown one by its own word', async () => {
  const app = await open(all);
  await app.user.click(screen.getByRole('button', { name: 'Status: All' }));
  const items = () => screen.getAllByRole('menuitemcheckbox');
  await screen.findByRole('menu');
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Approved',
    'Rejected',
    'Rejected (on hold)',
  ]);
  await app.user.click(screen.getByRole('menuitemcheckbox', { name: 'Rejected (on hold)' }));
  await waitFor(() => expect(rowsOfGrid().map((row) => row.at(-1))).toEqual(['Task 4']));
  await allAnswered(app);
});

test('WS-2 on a phone the submissions are cards', { tags: 'thorough' }, async () => {
  windowWidth(390);
  await open(all);
  const [card] = within(screen.getByRole('list', { name: 'My Submissions' })).getAllByRole('listitem');
  expect(factsIn(card ?? document.body)).toEqual({
    Jobcode: 't4',
    Coin: '40 coins',
    Status: 'Rejected',
    Date: 'Jun 4, 2026',
  });
});

test('WS-2 who has submitted nothing is told so', { tags: 'thorough' }, async () => {
  const app = await renderApp(MY_SUBMISSIONS, { as: 'worker', answers: submitted([]) });
  expect(await screen.findByText('There are no submissions of yours.')).toBeVisible();
  await allAnswered(app);
});
