import { screen, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { demoPeople } from '#backend/seed.ts';
import type { Task } from '#domain/entities.ts';
import { renderApp, type Sent } from '#tests/support/renderApp.tsx';
import { allAnswered } from './adminHome.ts';
import { asked } from './manageUsers.ts';

export const MY_TASKS = '/Dashboard/buyerTask';
export const LIST = `GET /buyerAlltask?email=${demoPeople.buyer}`;

type Options = Parameters<typeof renderApp>[1];

/** Handlers of a server with these tasks of the buyer, which stores changes and deletions. */
export const posted = (...tasks: readonly Task[]) => {
  let left = [...tasks];
  return [
    http.get('*/api/buyerAlltask', () => HttpResponse.json(left)),
    http.patch('*/api/updateTask:id', async ({ request, params }) => {
      const change = (await request.clone().json()) as Partial<Task>;
      left = left.map((task) => (task._id === params.id ? { ...task, ...change } : task));
      return HttpResponse.json({ modifiedCount: 1 });
    }),
    http.delete('*/api/deleteBuyerTask:id', ({ params }) => {
      left = left.filter(({ _id }) => _id !== params.id);
      return HttpResponse.json({ deletedCount: 1 });
    }),
  ];
};

/** Opens My Tasks and waits for its rows. With `options.answers`, the server announces no extras. */
export const openMyTasks = async (options: Options = {}) => {
  const app = await renderApp(MY_TASKS, { as: 'buyer', ...(options.answers && { extras: [] }), ...options });
  await screen.findByText(/^\d+–\d+ of \d+$/);
  await allAnswered(app);
  return app;
};

/** Row of a task, by its title. Throws if there is none. */
export const taskRow = async (title: string) => {
  const [cell] = await screen.findAllByTitle(title);
  const row = cell?.closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${title} stands in no row`);
  return within(row);
};

export const writesOf = (requests: readonly Sent[]) => asked(requests).filter((call) => !call.startsWith('GET'));
