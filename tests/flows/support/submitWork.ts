import { screen } from '#tests/support/rendering.ts';
import type { RequestHandler } from 'msw';
import { demoPeople } from '#backend/seed.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { allAnswered } from './adminHome.ts';
import { field, submit, type App } from './work.ts';
import { write } from './write.ts';

export const WORDS = 'Twelve sparrows,\nand one owl. 🦉';
export const posts = ({ requests }: Pick<App, 'requests'>) =>
  requests.filter(({ method, path }) => method === 'POST' && path === '/submissions');
export const oops = () => screen.findByRole('alertdialog', { name: 'Oops...' });
export const handIn = async ({ user }: Pick<App, 'user'>, words = WORDS) => {
  await write(user, field(), words);
  await user.click(submit());
};

/** Opens a task of the demo for which its worker has submitted nothing yet. */
export const openRealTask = async (answers: readonly RequestHandler[] = []) => {
  const app = await renderApp('/Dashboard/workerTaskList', { as: 'worker', answers });
  await screen.findAllByRole('link', { name: 'View Details' });
  const { tasks, submissions, users } = app.simulation.state().marketplace;
  const me = users.find(({ email }) => email === demoPeople.worker)?._id;
  const done = new Set(submissions.filter(({ worker_id }) => worker_id === me).map(({ task_id }) => task_id));
  const free = tasks.find(({ _id, requiredWorkers, closed }) => !closed && requiredWorkers > 0 && !done.has(_id));
  await app.router.navigate(`/Dashboard/taskDetails/${free?._id ?? ''}`);
  await screen.findByRole('button', { name: 'Submit' });
  await allAnswered(app);
  return app;
};
