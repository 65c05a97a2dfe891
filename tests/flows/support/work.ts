import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import type { Submission, Task } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { allAnswered } from './adminHome.ts';

export const TASK_LIST = '/Dashboard/workerTaskList';
export const ID = 'a1b2c3d4e5f6a7b8c9d0e1f2';
export const TASK_DETAILS = `/Dashboard/taskDetails/${ID}`;
export const MINE = `/submission?email=${demoPeople.worker}`;

export const aTask = (change: Partial<Task> = {}): Task => ({
  _id: ID,
  user: 'buyer@example.test',
  name: 'Mateo Silva',
  taskImageUrl: '',
  taskTitle: 'Count the birds',
  taskDetail: 'For an hour.\nIn the morning.',
  requiredWorkers: 3,
  payableAmount: 25,
  completionDate: '2999-06-30',
  submissionInfo: 'A number.',
  ...change,
});

export const aSubmission = (change: Partial<Submission> = {}): Submission => ({
  _id: 's1',
  task_id: ID,
  task_title: 'Count the birds',
  payable_amount: 25,
  required_worker: 3,
  worker_email: demoPeople.worker,
  worker_name: 'Priya Nair',
  buyer_name: 'Mateo Silva',
  buyer_email: 'buyer@example.test',
  submission_details: 'Twelve sparrows.',
  current_date: '2026-06-15',
  status: 'pending',
  ...change,
});

/** Handlers of a server with these tasks, and these submissions of the worker. */
export const offering = (tasks: readonly object[], submissions: readonly object[] = []) => [
  http.get('*/api/Alltask', () => HttpResponse.json(tasks)),
  http.get(/\/api\/oneTaskDetails/, ({ request }) => {
    const task = tasks.find((one) => '_id' in one && request.url.endsWith(`/oneTaskDetails${String(one._id)}`));
    return task ? HttpResponse.json(task) : HttpResponse.json({ message: 'No such task.' }, { status: 404 });
  }),
  http.get('*/api/submission', () => HttpResponse.json(submissions)),
];

type Options = Parameters<typeof renderApp>[1];
export type App = Awaited<ReturnType<typeof renderApp>>;

/** Opens the worker's list and waits for its cards, and until nothing is being fetched any more. */
export const openTaskList = async (options: Options = {}, path = TASK_LIST) => {
  const app = await renderApp(path, { as: 'worker', ...options });
  await screen.findAllByRole('link', { name: 'View Details' });
  await allAnswered(app);
  return app;
};

/** Opens the task with the id {@link ID}, with its form or an earlier submission. */
export const openTask = async (options: Options = {}) => {
  const app = await renderApp(TASK_DETAILS, { as: 'worker', answers: offering([aTask()]), ...options });
  await screen.findByRole('heading', { level: 2, name: 'Submit Your Work' });
  await allAnswered(app);
  return app;
};

const cards = () => within(screen.getByRole('list', { name: 'Available Tasks' })).getAllByRole('heading', { level: 2 });
export const titlesShown = () => cards().map(({ textContent }) => textContent);
export const cardOf = (title: string) => {
  const card = cards()
    .find(({ textContent }) => textContent === title)
    ?.closest('li');
  if (!card) throw new Error(`There is no card of ${title}`);
  return card;
};
export const titlesBecome = (titles: readonly string[]) => waitFor(() => expect(titlesShown()).toEqual(titles));

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Submission details' });
export const submit = () => screen.getByRole('button', { name: 'Submit' });
