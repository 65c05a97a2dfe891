import { screen, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Role } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

/** Message of an empty list by its reason, to find the next step in. */
const message = async (words: string) =>
  within((await screen.findByText(words)).closest<HTMLElement>('[role="status"]') ?? document.body);
/** Empty lists: role, screen, call, reason, and the next step: a button, or a link to the path `to`. */
// prettier-ignore
const lists: readonly [Role, string, string, string, string, to?: string][] = [
  ['admin',  'AdminHome',        'withdrawRequests',  'Nobody waits to be paid.',                'Refresh'],
  ['admin',  'manageuser',       'allUser',           'The server lists nobody.',                'Refresh'],
  ['admin',  'managetask',       'allTaskForAdmin',   'No buyer has posted a task yet.',         'Refresh'],
  ['buyer',  'buyerHome',        'alltaskForbuyer',   'Nothing waits for your review.',          'Add New Tasks', 'buyerAddTask'],
  ['buyer',  'buyerTask',        'buyerAlltask',      'You have no tasks at the moment.',        'Add task', 'buyerAddTask'],
  ['buyer',  'paymentHistory',   'paymenthistory*',   'No payment is recorded yet.',             'Purchase Coin', 'buyerPurchaseCoin'],
  ['worker', 'workerHome',       'approvedSubmission','Here is no data',                         'Find tasks', 'workerTaskList'],
  ['worker', 'workerTaskList',   'Alltask',           'No task is on offer now.',                'Refresh'],
  ['worker', 'workerSubmission', 'submission',        'There are no submissions of yours.',      'Find tasks', 'workerTaskList'],
];

test.each(lists)('%s, %s: an empty list says why, and has a next step', async (as, path, call, why, step, to) => {
  await renderApp(`/Dashboard/${path}`, { as, answers: [http.get(`*/api/${call}`, () => HttpResponse.json([]))] });
  const empty = await message(why);
  if (to === undefined) expect(empty.getByRole('button', { name: step })).toBeVisible();
  else expect(empty.getByRole('link', { name: step })).toHaveAttribute('href', `/Dashboard/${to}`);
  // Without rows there is nothing to turn over, and nothing to save.
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  for (const save of screen.queryAllByRole('button', { name: 'Export' })) expect(save).toBeDisabled();
});

test.each([
  ['{"q":"zzz"}', 'Nothing matches your search.', 'Clear search'],
  ['{"coin_gte":999999999}', 'Nothing matches these filters.', 'Clear filters'],
])('a list that %s has emptied says so, and can be had whole again', async (filter, why, step) => {
  const { user } = await renderApp(`/Dashboard/manageuser?filter=${encodeURIComponent(filter)}`, { as: 'admin' });
  await user.click((await message(why)).getByRole('button', { name: step }));
  expect(await screen.findByText('1–25 of 200')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
