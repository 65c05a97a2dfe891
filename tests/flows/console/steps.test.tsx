import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayOf } from '#domain/moments.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { aTask } from '#tests/support/aTask.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { allAnswered, openHome, pending } from '../support/adminHome.ts';
import { openReviews, reviewing, reviewsSent } from '../support/reviews.ts';
import { csv, line, openTasksOf, paste, taskServer } from '../support/tasksFile.ts';

/** Number of the user's actions so far: presses of a pointer or key, and pastes. */
let steps = 0;
const count = () => {
  steps++;
};
const kinds = ['pointerdown', 'keydown', 'paste'] as const;
beforeEach(() => {
  steps = 0;
  for (const kind of kinds) document.addEventListener(kind, count, true);
});
afterEach(() => {
  for (const kind of kinds) document.removeEventListener(kind, count, true);
});

const many = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

// In the list: a press that opens each submission, and one that approves it: 100 for fifty, and 4 for its pages.
test('BH-10 submissions are reviewed with one key each, and two presses for all: 52 for fifty', async () => {
  windowWidth(390);
  const app = await openReviews({ answers: reviewing(many(8).map((number) => aSubmission(number))) });
  await app.user.click(screen.getByRole('button', { name: 'Review one by one' }));
  await screen.findByText('1 of 8');
  await app.user.keyboard('a'.repeat(8));
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(reviewsSent(app.requests)).toHaveLength(8));
  expect(steps).toBe(8 + 2);
  await allAnswered(app);
});

// In the form: seven fields, the button, and the way back to the empty form, 9 presses and 5 texts for each: 560.
test('BA-13 forty tasks are posted in 4 steps', { tags: 'thorough' }, async () => {
  const tasks = taskServer();
  const app = await openTasksOf(tasks, 10_000);
  const parts = await paste(app.user, csv(...many(40).map((number) => line(`Task ${String(number)}`))));
  await app.user.click(parts.getByRole('button', { name: 'Post 40 tasks' }));
  await waitFor(() => expect(tasks.tasks).toHaveLength(40));
  expect(steps).toBe(4);
  await screen.findByText('Posted: 40');
  await allAnswered(app);
});

// Row by row: a checkbox each, 'Payment Success' and its answer: 22, after each row was compared with its worker's coins by hand.
test('AH-7 twenty clean payouts are paid in 3 steps', { tags: 'thorough' }, async () => {
  windowWidth(1440);
  const requests = many(20).map((number) => aWithdrawal(number));
  const coins = Object.fromEntries(requests.map(({ worker_email }) => [worker_email, 10_000]));
  const paid: unknown[] = [];
  const pay = http.patch('*/api/withdrawRequests*', () => {
    paid.push(1);
    return HttpResponse.json({ modifiedCount: 1 });
  });
  const app = await openHome({ answers: [...pending(requests, coins), pay] });
  await app.user.click(await screen.findByRole('button', { name: 'Select the clean ones' }));
  await screen.findByText('20 selected');
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Payment Success' }));
  const question = await screen.findByRole('alertdialog');
  await app.user.click(within(question).getByRole('button', { name: /Payment Success/ }));
  await waitFor(() => expect(paid).toHaveLength(20));
  expect(steps).toBe(3);
  await allAnswered(app);
});

// By filter: the pill, two dates of ten characters, Done: 24, and the card.
test('WT-1 the best paying open task that ends this week is opened in 3 steps', { tags: 'thorough' }, async () => {
  const today = new Date();
  const soon = dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() + 3));
  const tasks = [
    aTask({ _id: 'late', taskTitle: 'Late', payableAmount: 90, completionDate: '2099-01-01' }),
    aTask({ _id: 'poor', taskTitle: 'Poor', payableAmount: 5, completionDate: soon }),
    aTask({ _id: 'best', taskTitle: 'Best', payableAmount: 40, completionDate: soon }),
  ];
  const answers = [
    http.get('*/api/Alltask', () => HttpResponse.json(tasks)),
    http.get('*/api/oneTaskDetails*', () => HttpResponse.json(tasks[2])),
  ];
  const app = await renderApp('/Dashboard/workerTaskList', { as: 'worker', answers });
  await screen.findByText('Late');
  await app.user.click(screen.getByRole('button', { name: /^View:/ }));
  await app.user.click(await screen.findByRole('menuitemradio', { name: 'Ends within a week' }));
  await waitFor(() => expect(screen.queryByText('Late')).not.toBeInTheDocument());
  const [first] = screen.getAllByRole('link', { name: /View Details/ });
  if (first) await app.user.click(first);
  expect(app.router.state.location.pathname).toMatch(/best$/);
  expect(steps).toBe(3);
  await allAnswered(app);
});
