import { screen, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { demoPeople } from '#backend/seed.ts';
import type { Submission, Task } from '#domain/entities.ts';
import { renderApp, type Sent } from '#tests/support/renderApp.tsx';
import { allAnswered } from './adminHome.ts';

export const BUYER_HOME = '/Dashboard/buyerHome';
export const STATS = `GET /buyerStats?email=${demoPeople.buyer}`;
export const PENDING = `GET /alltaskForbuyer?email=${demoPeople.buyer}`;

type Options = Parameters<typeof renderApp>[1];

/**
 * Opens the buyer's home, and waits until everything that it requests has arrived. With `options.answers`, the server
 * announces no extras.
 */
export const openReviews = async (options: Options = {}, query = '') => {
  const app = await renderApp(BUYER_HOME + query, { as: 'buyer', ...(options.answers && { extras: [] }), ...options });
  await screen.findByText(/^\d+–\d+ of \d+$/);
  await allAnswered(app);
  return app;
};

/** Handlers of a server with these submissions to review, each of which is gone once it is reviewed. */
export const reviewing = (submissions: readonly Submission[], tasks: readonly Partial<Task>[] = []) => {
  const rows = [...submissions];
  const settle = async ({ request }: { request: Request }) => {
    const { submissionId } = (await request.clone().json()) as { submissionId: string };
    rows.splice(
      rows.findIndex(({ _id }) => _id === submissionId),
      1,
    );
    return HttpResponse.json({ modifiedCount: 1 });
  };
  return [
    http.patch('*/api/approveSubmission', settle),
    http.patch('*/api/rejectSubmission', settle),
    http.get('*/api/alltaskForbuyer', () => HttpResponse.json(rows)),
    http.get('*/api/buyerAlltask', () => HttpResponse.json(tasks)),
  ];
};

/** Row of a submission, by the worker's address. Throws if there is none. */
export const reviewRow = (email: string) => {
  const row = screen.getByText(email, { selector: '[role="row"] *' }).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${email} stands in no row`);
  return within(row);
};

export const reviewsSent = (requests: readonly Sent[]) => requests.filter(({ method }) => method === 'PATCH');
/** Dialog about a failure (C-42). */
export const oops = () => screen.findByRole('alertdialog', { name: 'Oops...' });
export const toasts = () => document.getElementById('toasts');
