import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Submission } from '#domain/entities.ts';
import { demoPeople } from '#backend/seed.ts';
import { renderApp, type Sent } from '#tests/support/renderApp.tsx';
import { allAnswered } from './adminHome.ts';
import { BUYER_HOME, reviewing, reviewsSent } from './reviews.ts';

type Options = Parameters<typeof renderApp>[1];

/** Workbench, found by its heading's text, because queries by role are slow on a whole page. */
export const bench = async () => {
  const heading = await screen.findByText('Review', { selector: 'section > * > h2' });
  return within(heading.closest('section') ?? heading);
};
export const benchClosed = () =>
  waitFor(() => expect(screen.queryByText('Review', { selector: 'h2' })).not.toBeInTheDocument());
export const benchButton = async (name: string) => (await bench()).getByRole('button', { name });

/**
 * Opens the workbench by its address, and waits until it shows a submission or a message. `wanted` is the id of the
 * submission to begin with.
 */
export const openWorkbench = async (options: Options = {}, wanted = '') => {
  const app = await renderApp(`${BUYER_HOME}?review=${wanted}`, {
    as: 'buyer',
    ...(options.answers && { extras: [] }),
    ...options,
  });
  await benchButton('Close');
  await screen.findAllByText(/^\d+ of \d+$|^Nothing waits|were not sent|was not sent/);
  await allAnswered(app);
  return app;
};

/** Opens the workbench with these submissions. */
export const openBench = (submissions: readonly Submission[], answers: Options = {}) =>
  openWorkbench({ ...answers, answers: [...(answers.answers ?? []), ...reviewing(submissions)] });

/** Checks the submission's place in the queue ('1 of 8'), and its worker. */
export const expectAt = async (place: string, worker: string) => {
  const region = await bench();
  expect(await region.findByText(place)).toBeVisible();
  expect(region.getByText(worker)).toBeVisible();
};

/** Lines with the held verdicts, as screen readers read them. */
export const heldLines = async () =>
  (await bench()).queryAllByText(/^(Will|Being) be? ?sent$/).map((badge) => String(badge.parentElement?.textContent));

/** Requests with verdicts, as path and submission's id. */
export const verdictsSent = (requests: readonly Sent[]) =>
  reviewsSent(requests).map(({ path, body }) => `${path} ${(body as { submissionId: string }).submissionId}`);

/** Storage key of the held verdicts. */
export const KEPT = `RaStore:${demoPeople.buyer}.reviews.held`;
export const keptQueue = () =>
  JSON.parse(localStorage.getItem(KEPT) ?? '[]') as { id: string; state: string; at: number }[];
export const kept = () => keptQueue().map(({ id, state }) => `${id} ${state}`);

/** Region that asks about the verdicts that an earlier visit has left. */
export const left = async () => {
  const heading = await screen.findByText('Verdicts of an earlier visit', { selector: 'h2' });
  return heading.closest('section') ?? heading;
};
