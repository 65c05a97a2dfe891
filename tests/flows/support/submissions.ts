import { screen } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import type { Submission } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { allAnswered } from './adminHome.ts';
import { aTask } from './work.ts';

export const WORKER_HOME = '/Dashboard/workerHome';
export const MY_SUBMISSIONS = '/Dashboard/workerSubmission';

type Options = Parameters<typeof renderApp>[1];

/**
 * Opens a worker's page with a list, by its path, and waits until everything that it requests has arrived. With
 * `options.answers`, the server announces no extras.
 */
export const openWorker = async (path: string, options: Options = {}) => {
  const app = await renderApp(path, { as: 'worker', ...(options.answers && { extras: [] }), ...options });
  await screen.findByText(/^(?:\d+–)?\d+ of \d+$/);
  await allAnswered(app);
  return app;
};

/** Handler of a server that still has the tasks of submissions, each with its id in its texts. */
export const tasksAreKnown = http.get(/\/api\/oneTaskDetails/, ({ request }) => {
  const _id = request.url.split('oneTaskDetails')[1] ?? '';
  return HttpResponse.json(aTask({ _id, taskDetail: `Detail of ${_id}`, submissionInfo: `Proof of ${_id}` }));
});

export const submitted = (rows: readonly Submission[]) => [
  tasksAreKnown,
  http.get('*/api/submission', () => HttpResponse.json(rows)),
  http.get('*/api/approvedSubmission', () => HttpResponse.json(rows.filter(({ status }) => status === 'approved'))),
];

/** Rows of a grid, each as the texts of its cells. */
export const rowsOfGrid = () =>
  [...document.querySelectorAll('main [role="row"][data-id]')].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map(({ textContent }) => textContent),
  );
