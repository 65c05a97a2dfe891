import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { screens } from '#console/screens.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { allAnswered } from '../support/adminHome.ts';
import { factsIn } from '../support/details.ts';
import { asked } from '../support/manageUsers.ts';
import { credentials, signInAs } from '../support/signIn.ts';
import { aTask, ID, MINE, offering, openTask, submit, TASK_DETAILS, TASK_LIST } from '../support/work.ts';

const CALL = `GET /oneTaskDetails${ID}`;
const taskCalls = (requests: Parameters<typeof asked>[0]) => asked(requests).filter((call) => call.includes('Task'));
const notLoaded = () => screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
const wayBack = () => screen.findByRole('link', { name: 'Back to Task List' });

test('WD-1 WD-2 API-WORKER-2 one GET with the id glued on brings everything that the work needs', async () => {
  const picture = 'https://pictures.example/bird.png';
  const { requests } = await openTask({ answers: offering([aTask({ taskImageUrl: picture })]) });
  expect(asked(requests).toSorted()).toEqual([CALL, `GET ${MINE}`].toSorted());
  expect(screen.getByRole('heading', { level: 1, name: 'Count the birds' })).toBeVisible();
  expect(document.querySelector('main img[src^="https://pictures"]')).toHaveAttribute('src', picture);
  expect(screen.getByText(/^For an hour\./).textContent).toBe('For an hour.\nIn the morning.');
  expect(screen.getByText('A number.')).toBeVisible();
  const facts = screen.getByRole('region', { name: 'About this task' });
  expect(factsIn(facts)).toMatchObject({
    'Payable amount': '25 coins $1.25',
    'Completion date': expect.stringContaining('Jun 30, 2999') as string,
    'Required workers': '3',
    'Buyer email': 'buyer@example.test',
  });
  expect(within(facts).getByText('Mateo Silva')).toBeVisible();
  expect(within(facts).getByRole('link')).toHaveAttribute('href', 'mailto:buyer@example.test');
});

test('ROUTE-3 DASH-20 on a task the sidebar lights the list that leads there, which is not the page itself', async () => {
  windowWidth(1440);
  await openTask({ answers: offering([aTask()]) });
  const sidebar = within(screen.getByRole('navigation', { name: 'Dashboard pages' }));
  expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Home', null],
    ['Task List', 'true'],
    ['My Submissions', null],
    ['Withdrawals', null],
  ]);
});

test('TITLE-17 the title has the real id', async () => {
  const task = aTask({ _id: 'Tä 1%' });
  await renderApp('/Dashboard/taskDetails/T%C3%A4%201%25', {
    as: 'worker',
    answers: [http.get(/\/api\/oneTaskDetailsT%C3%A4%201%25$/, () => HttpResponse.json(task)), ...offering([])],
  });
  await screen.findByRole('heading', { level: 1, name: 'Count the birds' });
  expect(document.title).toBe('taskDetails - Tä 1%');
  await screen.findByRole('button', { name: 'Submit' });
});

test('ROUTE-4 the task is drawn when it is there, and not before', { tags: 'thorough' }, async () => {
  let tell: () => void = () => {};
  const slow = new Promise<void>((resolve) => (tell = resolve));
  const late = http.get(/\/api\/oneTaskDetails/, () => slow);
  const { requests } = await renderApp(TASK_DETAILS, { as: 'worker', answers: [late, ...offering([aTask()])] });
  await waitFor(() => expect(taskCalls(requests)).toEqual([CALL]));
  expect(await screen.findByText('Loading the page')).toBeInTheDocument();
  expect(screen.queryByText('Submit Your Work')).not.toBeInTheDocument();
  tell();
  expect(await screen.findByRole('heading', { level: 1, name: 'Count the birds' })).toBeVisible();
  await waitFor(() => expect(submit()).toBeVisible());
});

test('ROUTE-4 a query is no reason to load the task anew', { tags: 'thorough' }, async () => {
  const { router, requests } = await openTask();
  await router.navigate(`${TASK_DETAILS}?x=1`);
  expect(taskCalls(requests)).toEqual([CALL]);
});

test.each([
  ['the Task List', TASK_LIST, () => undefined, 'Count the birds'],
  ['the Task List, though it is gone', TASK_LIST, () => HttpResponse.json(null), 'There is nothing here any more'],
  ['an earlier visit', TASK_DETAILS, () => undefined, 'Count the birds'],
])(
  'ROUTE-4 WD-1 a task known from %s is loaded anew, and not drawn before (C-05)',
  { tags: 'thorough' },
  async (_, first, answer, heading) => {
    if (answer()) expectConsoleError(/ApiError/);
    let tell: () => void = () => {};
    const slow = new Promise<void>((resolve) => (tell = resolve));
    const tasks = [aTask(), aTask({ _id: 't2', taskTitle: 'Two' })];
    const { router, requests, queryClient } = await renderApp(first, { as: 'worker', answers: offering(tasks) });
    await screen.findByRole('heading', { name: 'Count the birds' });
    await allAnswered({ queryClient });
    await router.navigate('/Dashboard/taskDetails/t2');
    await screen.findByRole('heading', { level: 1, name: 'Two' });
    await allAnswered({ queryClient });
    const before = taskCalls(requests).length;
    server.use(http.get(/\/api\/oneTaskDetails/, () => slow.then(answer)));
    await (first === TASK_DETAILS ? router.navigate(-1) : router.navigate(TASK_DETAILS));
    await waitFor(() => expect(taskCalls(requests).slice(before)).toEqual([CALL]));
    expect(await screen.findByText('Loading the page')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Count the birds' })).not.toBeInTheDocument();
    tell();
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await allAnswered({ queryClient });
  },
);

test('C-38 the address is spelled as specified, its id as it is; one call', { tags: 'thorough' }, async () => {
  const { router, requests } = await renderApp(`/dashboard/TASKDETAILS/${ID}/`, {
    as: 'worker',
    answers: offering([aTask()]),
  });
  await screen.findByRole('button', { name: 'Submit' });
  expect(router.state.location.pathname).toBe(TASK_DETAILS);
  expect(taskCalls(requests)).toEqual([CALL]);
});

test('long texts, scripts and right-to-left words are text', { tags: 'thorough' }, async () => {
  const taskDetail = `<script>alert(1)</script> ${'x'.repeat(100_000)} مرحبا 🦊`;
  await openTask({ answers: offering([aTask({ taskDetail, taskImageUrl: 'javascript:alert(1)' })]) });
  const words = screen.getByText(/^<script>/);
  expect(words.textContent).toBe(`${taskDetail.slice(0, 10_000)}…Cut here: the first 10,000 of 100,035 characters.`);
  expect(words).toHaveAttribute('dir', 'auto');
  expect(document.querySelector('main img[src^="/tasks"]')).toHaveAttribute('src', '/tasks/task.svg');
  expect(document.querySelector('img[src^="javascript"]')).toBeNull();
});

describe('a task that cannot be had', () => {
  test.each([
    ['an unknown id', () => HttpResponse.json({ message: 'No such task.' }, { status: 404 })],
    ['an empty answer', () => HttpResponse.json(null)],
  ])('ROUTE-4 %s is said, with a way back to the list', async (_, answer) => {
    expectConsoleError(/ApiError/);
    const { user, router } = await renderApp(TASK_DETAILS, {
      as: 'worker',
      answers: [http.get(/\/api\/oneTaskDetails/, answer), ...offering([aTask()])],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here any more' })).toBeVisible();
    expect(document.title).toBe(`taskDetails - ${ID}`);
    await user.click(await wayBack());
    await screen.findByRole('list', { name: 'Available Tasks' });
    expect(router.state.location.pathname).toBe(TASK_LIST);
  });

  test.each([
    ['a refusal', 400, {}],
    ['that there is no account', 404, { message: 'No account.', reason: 'noAccount' }],
  ])('ROUTE-4 %s is said, and another try brings the task, whose heading has the focus', async (_, status, body) => {
    expectConsoleError(/ApiError/);
    const refuse = http.get(/\/api\/oneTaskDetails/, () => HttpResponse.json(body, { status }), { once: true });
    const { user } = await renderApp(TASK_DETAILS, { as: 'worker', answers: [refuse, ...offering([aTask()])] });
    await notLoaded();
    expect(await wayBack()).toHaveAttribute('href', TASK_LIST);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Count the birds' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(submit()).toBeVisible());
  });

  test('ROUTE-4 a web page that comes instead is said, as lists say it (C-70)', async () => {
    expectConsoleError(/ApiError/);
    const page = http.get(/\/api\/oneTaskDetails/, () => HttpResponse.html('<!doctype html><h1>Welcome</h1>'));
    await renderApp(TASK_DETAILS, { as: 'worker', answers: [page, ...offering([])] });
    await notLoaded();
    expect(screen.getByRole('alert')).toHaveTextContent('A web page answered: this address is not the server');
  });

  test('ROUTE-4 an answer that is no task is a failure, not a blank page', async () => {
    expectConsoleError(/ApiError/);
    const nonsense = http.get(/\/api\/oneTaskDetails/, () => HttpResponse.json([1, 2]));
    await renderApp(TASK_DETAILS, { as: 'worker', answers: [nonsense, ...offering([])] });
    await notLoaded();
  });

  test.each([
    '/Dashboard/taskDetails',
    '/Dashboard/taskDetails/a%2Fb',
    '/Dashboard/taskDetails/..%2FallUser',
    '/Dashboard/taskDetails/%zz',
  ])('ROUTE-5 %s is a 404 page, and no call is made', async (path) => {
    const { requests } = await renderApp(path, { as: 'worker' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    expect(asked(requests)).toEqual([]);
  });
});

describe('who may see it', () => {
  test('GUARD-7 ROUTE-4 a visitor signs in first; then the task is asked for', { tags: 'thorough' }, async () => {
    const { user, requests, router } = await renderApp(TASK_DETAILS, { answers: offering([aTask()]) });
    await credentials();
    expect(asked(requests)).toEqual([]);
    await signInAs(user, 'worker');
    await screen.findByRole('button', { name: 'Submit' });
    expect(router.state.location.pathname).toBe(TASK_DETAILS);
    expect(taskCalls(requests)).toEqual([CALL]);
  });

  const paths = screens.filter(({ role }) => role === 'worker').map(({ path }) => path.replace(':id', ID));
  test.each((['admin', 'buyer'] as const).flatMap((role) => paths.map((path) => [role, path] as const)))(
    'GUARD-7 ROUTE-2 the %s who opens %s is sent to /login, and no call is made',
    { tags: 'thorough' },
    async (role, path) => {
      const { requests, router } = await renderApp(`/Dashboard/${path}`, { as: role });
      expect(await screen.findByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible();
      expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
      expect(asked(requests)).toEqual([]);
    },
  );

  test(
    'ROUTE-4 while the record cannot be read the loader has its ways out; the task comes with the record',
    { tags: 'thorough' },
    async () => {
      expectConsoleError(/Error fetching user:/);
      let broken = true;
      const record = http.get(`*/api/oneUser${demoPeople.worker}`, () =>
        broken ? new HttpResponse(null, { status: 500 }) : undefined,
      );
      const { user, requests } = await renderApp(TASK_DETAILS, {
        as: 'worker',
        answers: [record, ...offering([aTask()])],
      });
      const again = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account could not be loaded yet.');
      expect(asked(requests)).toEqual([]);
      broken = false;
      await user.click(again);
      await screen.findByRole('button', { name: 'Submit' });
      expect(taskCalls(requests)).toEqual([CALL]);
    },
  );

  test('ROUTE-4 a session that has ended leads to /login, with the way back', { tags: 'thorough' }, async () => {
    expectConsoleError(/ApiError/);
    const over = http.get(/\/api\/oneTaskDetails/, () => HttpResponse.json({}, { status: 401 }), { once: true });
    const { user, router } = await renderApp(TASK_DETAILS, { as: 'worker', answers: [over, ...offering([aTask()])] });
    await credentials();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: TASK_DETAILS } });
    await signInAs(user, 'worker');
    await screen.findByRole('button', { name: 'Submit' });
  });
});
