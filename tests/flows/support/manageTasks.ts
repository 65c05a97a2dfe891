import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Simulation } from '#mocks/createSimulation.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

export const MANAGE_TASKS = '/Dashboard/managetask';

type Options = Parameters<typeof renderApp>[1];

/** Opens Manage Tasks with a search `q` that leaves few rows to draw. */
export const openTasks = async (q: string, options: Options = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ q }) });
  const app = await renderApp(`${MANAGE_TASKS}?${query.toString()}`, { as: 'admin', ...options });
  await tasksShown();
  return app;
};

/** Waits until the rows of the first page are drawn, not only counted. */
const tasksShown = async () => {
  const { textContent } = await screen.findByText(/^1–\d+ of \d+$/);
  const count = Number(/–(\d+)/.exec(textContent)?.[1]);
  await waitFor(() => expect(idsShown()).toHaveLength(count));
};

export const idsShown = (): string[] =>
  [...document.querySelectorAll('[role="gridcell"][data-field="_id"]')].map(({ textContent }) => textContent);

/** Open tasks in the simulated server's books. */
export const tasksOf = (simulation: Simulation) => simulation.state().marketplace.tasks.filter(({ closed }) => !closed);

/** Row of a task, by its id. Throws if there is none. */
export const taskRow = async (id: string) => {
  const row = (await screen.findByText(id)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${id} stands in no row`);
  return within(row);
};
