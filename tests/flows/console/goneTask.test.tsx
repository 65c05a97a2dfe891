import { screen, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { server } from '#tests/support/server.ts';
import { allAnswered } from '../support/adminHome.ts';
import { questionGone } from '../support/manageUsers.ts';
import { handIn, oops, openRealTask, posts, WORDS } from '../support/submitWork.ts';
import { field, openTask, submit } from '../support/work.ts';

const gone = () => screen.queryByText('This task is no longer there.');

test(
  'WD-9 of a task that was deleted meanwhile it is said in the dialog and beside the form, and the text stays',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    const app = await openRealTask();
    expect(gone()).toBeNull();
    const id = app.router.state.location.pathname.split('/').at(-1) ?? '';
    await app.simulation.store.transaction((tx) => tx.change('tasks', id, {}, { closed: true }));
    await handIn(app);
    const dialog = await oops();
    expect(dialog).toHaveAccessibleDescription('Something went wrong! This task does not exist any more.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await questionGone();
    await allAnswered(app);
    expect(gone()).toBeVisible();
    expect(field()).toHaveValue(WORDS);
    expect(submit()).toBeVisible();
    expect(posts(app)).toHaveLength(1);
  },
);

test('WD-9 whatever a server refuses it with, that the task is gone is said where it is read again, until it is there', async () => {
  expectConsoleError(/ApiError/);
  const app = await openTask();
  server.use(
    http.post('*/api/submissions', () => HttpResponse.json({}, { status: 409 })),
    http.get(/\/api\/oneTaskDetails/, () => HttpResponse.json(null), { once: true }),
  );
  await handIn(app);
  await oops();
  await app.user.keyboard('{Escape}');
  await questionGone();
  await allAnswered(app);
  expect(gone()).toBeVisible();
  expect(field()).toHaveValue(WORDS);
  await app.queryClient.invalidateQueries({ queryKey: ['tasks'] });
  await allAnswered(app);
  expect(gone()).toBeNull();
  expect(field()).toHaveValue(WORDS);
});

test(
  'WD-9 of a worker whose account was deleted meanwhile the dialog tells, and nothing is said of the task',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    const app = await openRealTask();
    const me = app.simulation.state().marketplace.users.find(({ email }) => email === demoPeople.worker)?._id ?? '';
    await app.simulation.store.transaction((tx) => tx.change('users', me, {}, { deleted: true }));
    await handIn(app);
    const dialog = await oops();
    expect(dialog).toHaveAccessibleDescription('Something went wrong! There is no account for this address.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await questionGone();
    await allAnswered(app);
    expect(gone()).toBeNull();
    expect(field()).toHaveValue(WORDS);
  },
);
