import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { goOffline } from '#tests/faults/goOffline.ts';
import { createTrap } from '#tests/faults/createTrap.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { server } from '#tests/support/server.ts';
import { allAnswered } from '../support/adminHome.ts';
import { questionGone } from '../support/manageUsers.ts';
import { signInAs } from '../support/signIn.ts';
import { handIn, oops, openRealTask, posts, WORDS } from '../support/submitWork.ts';
import { aSubmission, aTask, field, ID, offering, openTask, submit, TASK_DETAILS } from '../support/work.ts';
import { write } from '../support/write.ts';

const POST = '*/api/submissions';
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft.submission'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('WD-3 WD-4 Submit Your Work has a required text; without one nothing is sent', async () => {
  const app = await openTask();
  expect(screen.getByRole('heading', { level: 2, name: 'Submit Your Work' })).toBeVisible();
  expect(field()).toBeRequired();
  expect(field().tagName).toBe('TEXTAREA');
  for (const nothing of ['', ' \n\t ']) {
    if (nothing) await write(app.user, field(), nothing);
    await app.user.click(submit());
    expect(await screen.findByText('Submission details is required')).toBeVisible();
    expect(field()).toHaveAccessibleDescription(
      'Submission details is required Say what you did, and give what the buyer asks for. It is sent once and cannot be changed afterwards.',
    );
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
  }
  expect(posts(app)).toEqual([]);
});

test('WD-5 WD-7 API-WORKER-3 one POST with the eleven fields, the words as they were typed', async () => {
  const app = await openTask({ answers: [http.post(POST, () => HttpResponse.json({})), ...offering([aTask()])] });
  await handIn(app);
  await screen.findByText('Your work has been saved');
  expect(posts(app)).toHaveLength(1);
  expect(app.bodies('POST', '/submissions')).toEqual([
    {
      task_id: ID,
      task_title: 'Count the birds',
      payable_amount: 25,
      required_worker: 3,
      worker_email: demoPeople.worker,
      worker_name: 'Priya Nair',
      buyer_name: 'Mateo Silva',
      buyer_email: 'buyer@example.test',
      submission_details: WORDS,
      current_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      status: 'pending',
    },
  ]);
  await allAnswered(app);
});

test('WD-5 ENT-6 work on a task that the server sends without its _id is for the task of the address', async () => {
  const { _id: _, ...task } = aTask();
  const answers = [
    http.post(POST, () => HttpResponse.json({})),
    http.get(/\/api\/oneTaskDetails/, () => HttpResponse.json({ ...task, id: ID })),
    ...offering([]),
  ];
  const app = await openTask({ answers });
  await handIn(app);
  await screen.findByText('Your work has been saved');
  expect(app.bodies('POST', '/submissions')).toMatchObject([{ task_id: ID, task_title: 'Count the birds' }]);
  await allAnswered(app);
});

test('WD-6 the date is the day where the worker is (C-25)', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const app = await openTask({ answers: [http.post(POST, () => HttpResponse.json({})), ...offering([aTask()])] });
  await write(app.user, field(), WORDS);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T20:00:00Z') });
  await app.user.click(submit());
  await screen.findByText('Your work has been saved');
  expect(app.bodies('POST', '/submissions')).toMatchObject([{ current_date: '2026-06-16' }]);
  vi.useRealTimers();
  await allAnswered(app);
});

test('WD-10 saved work is said, stands above the empty form, and leads on; the draft is gone (C-60)', async () => {
  const { simulation, ...app } = await openRealTask();
  await handIn(app);
  expect(await screen.findByText('Your work has been saved')).toBeVisible();
  const heading = screen.getByRole('heading', { level: 2, name: 'Your work' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('Your work is with the buyer and waits for review.')).toBeVisible();
  expect(screen.getByText('You have handed this in; a second may be refused.')).toBeVisible();
  expect(submit()).toBeVisible();
  expect(field()).toHaveValue('');
  expect(await screen.findByText('Already submitted')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Task List' })).toHaveAttribute(
    'href',
    '/Dashboard/workerTaskList',
  );
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'My Submissions' })).toHaveAttribute(
    'href',
    '/Dashboard/workerSubmission',
  );
  expect(simulation.state().marketplace.submissions.at(-1)).toMatchObject({
    submission_details: WORDS,
    status: 'pending',
  });
  expect(drafts()).toEqual([]);
  await allAnswered(app);
});

test('WD-5 while it is sent, more presses and Enter send nothing; the text waits', { tags: 'thorough' }, async () => {
  let answer: () => void = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const app = await openTask({
    answers: [http.post(POST, () => slow), http.post(POST, () => HttpResponse.json({})), ...offering([aTask()])],
  });
  await write(app.user, field(), WORDS);
  await app.user.dblClick(submit());
  await waitFor(() => expect(posts(app)).toHaveLength(1));
  expect(submit()).toHaveFocus();
  await app.user.keyboard('{Enter}');
  expect(field()).toHaveAttribute('readonly');
  expect(screen.queryByText('Your work has been saved')).not.toBeInTheDocument();
  answer();
  await screen.findByText('Your work has been saved');
  expect(posts(app)).toHaveLength(1);
  await allAnswered(app);
});

describe('what goes wrong', () => {
  test.each([
    [
      'with a sentence',
      () => HttpResponse.json({ message: 'This task needs no more workers.' }, { status: 409 }),
      'Something went wrong! This task needs no more workers.',
    ],
    ['without one', () => new HttpResponse(null, { status: 500 }), 'Something went wrong!'],
  ])('WD-9 a refusal %s is a dialog, and the text stays', { tags: 'thorough' }, async (_, refusal, says) => {
    expectConsoleError(/ApiError/);
    const app = await openTask({ answers: [http.post(POST, refusal), ...offering([aTask()])] });
    await handIn(app);
    const dialog = await oops();
    expect(dialog).toHaveAccessibleDescription(says);
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await questionGone();
    expect(field()).toHaveValue(WORDS);
    expect(screen.queryByText('Your work has been saved')).not.toBeInTheDocument();
    expect(posts(app)).toHaveLength(1);
    await allAnswered(app);
  });

  test(
    'WD-8 a 201 is no success: the list is read, has it not, and the text stays (C-44)',
    { tags: 'thorough' },
    async () => {
      expectConsoleError(/ApiError/);
      const app = await openTask({
        answers: [http.post(POST, () => HttpResponse.json({}, { status: 201 })), ...offering([aTask()])],
      });
      await handIn(app);
      expect(await oops()).toHaveAccessibleDescription(/^Something went wrong! .*your submissions do not have it/);
      await app.user.keyboard('{Escape}');
      await questionGone();
      expect(field()).toHaveValue(WORDS);
      expect(posts(app)).toHaveLength(1);
      await allAnswered(app);
    },
  );

  test('WD-8 a 201 of a server that has it is a success all the same (C-44)', { tags: 'thorough' }, async () => {
    let made = false;
    const app = await openTask({
      answers: [
        http.post(POST, () => {
          made = true;
          return HttpResponse.json({}, { status: 201 });
        }),
        http.get('*/api/submission', () => HttpResponse.json(made ? [aSubmission({ submission_details: WORDS })] : [])),
        ...offering([aTask()]),
      ],
    });
    await handIn(app);
    expect(await screen.findByText('Your work has been saved')).toBeVisible();
    expect(screen.getByText('Your work is with the buyer and waits for review.')).toBeVisible();
    expect(posts(app)).toHaveLength(1);
    await allAnswered(app);
  });

  test(
    'WD-10 an answer that was lost: the work is there, so it was saved, with one request',
    { tags: 'thorough' },
    async () => {
      const trap = createTrap('createSubmission', ID);
      const app = await openRealTask([trap.handler]);
      const { simulation } = app;
      trap.before(simulation);
      const count = () => simulation.state().marketplace.submissions.length;
      const before = count();
      await write(app.user, field(), WORDS);
      trap.spring('reset');
      await app.user.click(submit());
      expect(await screen.findByText('Your work has been saved')).toBeVisible();
      expect([count() - before, posts(app).length]).toEqual([1, 1]);
      trap.release();
      await allAnswered(app);
    },
  );

  test('WD-9 a lost answer and no list: nobody claims anything, and the text stays', { tags: 'thorough' }, async () => {
    expectConsoleError(/ApiError/);
    const app = await openTask({ answers: [http.post(POST, () => HttpResponse.error()), ...offering([aTask()])] });
    server.use(http.get('*/api/submission', () => new HttpResponse(null, { status: 400 })));
    await app.queryClient.invalidateQueries();
    await allAnswered(app);
    await handIn(app);
    expect(await oops()).toHaveAccessibleDescription(/Your submissions could not be read either/);
    await app.user.keyboard('{Escape}');
    await questionGone();
    expect(field()).toHaveValue(WORDS);
    await allAnswered(app);
  });

  test('WD-9 offline it is said, nothing waits to be sent later, and the text stays', async () => {
    expectConsoleError(/ApiError/);
    const app = await openTask();
    await write(app.user, field(), WORDS);
    const goOnline = goOffline();
    await app.user.click(submit());
    expect(await oops()).toHaveAccessibleDescription(/Your text is kept\.$/);
    await app.user.keyboard('{Escape}');
    await questionGone();
    const sent = posts(app).length;
    goOnline();
    await allAnswered(app);
    expect(posts(app)).toHaveLength(sent);
    expect(field()).toHaveValue(WORDS);
  });

  test('WD-9 a server that knows of work already: the dialog says so, and then the page does', async () => {
    expectConsoleError(/ApiError/);
    const app = await openTask();
    server.use(
      http.post(POST, () => HttpResponse.json({ message: 'You have already submitted this task.' }, { status: 409 })),
      http.get('*/api/submission', () => HttpResponse.json([aSubmission()])),
    );
    await handIn(app);
    await app.user.click(within(await oops()).getByRole('button', { name: 'Close' }));
    await questionGone();
    expect(await screen.findByText('Twelve sparrows.')).toBeVisible();
    await allAnswered(app);
    expect(posts(app)).toHaveLength(1);
  });
});

describe('what is typed is kept', () => {
  test('WD-9 a session that ends takes nothing of it: after the next sign-in it is there', async () => {
    expectConsoleError(/ApiError/);
    const over = http.post(POST, () => HttpResponse.json({}, { status: 401 }));
    const app = await openTask({ answers: [over, ...offering([aTask()])] });
    await handIn(app);
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await signInAs(app.user, 'worker');
    await screen.findByRole('button', { name: 'Submit' });
    expect(field()).toHaveValue(WORDS);
    expect(screen.getByText('This is the draft from your last visit.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(drafts()).toEqual([]);
    await allAnswered(app);
  });

  test('a draft belongs to its task', async () => {
    const app = await openTask({ answers: offering([aTask(), aTask({ _id: 't2', taskTitle: 'Two' })]) });
    await write(app.user, field(), WORDS);
    await app.router.navigate('/Dashboard/taskDetails/t2');
    await screen.findByRole('heading', { level: 1, name: 'Two' });
    expect(await screen.findByRole('textbox', { name: 'Submission details' })).toHaveValue('');
    await app.router.navigate(TASK_DETAILS);
    await screen.findByRole('heading', { level: 1, name: 'Count the birds' });
    expect(await screen.findByRole('textbox', { name: 'Submission details' })).toHaveValue(WORDS);
    await allAnswered(app);
  });

  test('ten thousand letters, the blanks around them included, go out as they are', { tags: 'thorough' }, async () => {
    const app = await openTask({ answers: [http.post(POST, () => HttpResponse.json({})), ...offering([aTask()])] });
    const long = `\n  ${'x'.repeat(9_990)}مرحبا  `;
    await handIn(app, long);
    await screen.findByText('Your work has been saved');
    expect(app.bodies('POST', '/submissions')).toMatchObject([{ submission_details: long }]);
    await allAnswered(app);
  });
});
