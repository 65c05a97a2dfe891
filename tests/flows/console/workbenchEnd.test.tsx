import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { screen } from '#tests/support/rendering.ts';
import { allAnswered } from '../support/adminHome.ts';
import { reviewing } from '../support/reviews.ts';
import { bench, benchButton, expectAt, openBench, openWorkbench, verdictsSent } from '../support/workbench.ts';

const three = [aSubmission(1), aSubmission(2), aSubmission(3)];

test('at the end there is nothing left to decide, and it says what was done and leads on', async () => {
  const app = await openBench(three);
  await app.user.keyboard('ara');
  expect(await (await bench()).findByText('Nothing is left to decide.')).toBeVisible();
  // No dead buttons: what can still be done is to take one back.
  expect((await bench()).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await allAnswered(app);
  await app.user.keyboard('k');
  await expectAt('3 of 3', 'Worker 3');
  await app.user.keyboard('a');
  // The others are sent as time goes by.
  expect(await (await bench()).findByText(/^Approved: [12]/)).toBeVisible();
  expect((await bench()).getByText(/^Paid to workers: [48]0 coins$/)).toBeVisible();
  expect((await bench()).getByRole('link', { name: 'My Tasks' })).toBeVisible();
  await app.user.click(await benchButton('Back to Pending Submissions'));
  expect(await screen.findByText('Nothing waits for your review.')).toBeVisible();
  await allAnswered(app);
  expect(verdictsSent(app.requests)).toHaveLength(3);
});

test('once the last verdict is sent, the summary stays until it is closed', { tags: 'thorough' }, async () => {
  const app = await openBench(three);
  await app.user.keyboard('ara');
  expect(await (await bench()).findByText('All reviewed', {}, { timeout: 15_000 })).toBeVisible();
  expect((await bench()).getByText('Approved: 2, Rejected: 1')).toBeVisible();
  expect((await bench()).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await allAnswered(app);
});

test(
  'what was decided elsewhere in the meantime stands in the summary, to be exported',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    const gone = http.patch('*/api/approveSubmission', () => new HttpResponse(null, { status: 404 }));
    let rows = three.slice(0, 1);
    const list = http.get('*/api/alltaskForbuyer', () => Response.json(rows));
    const app = await openWorkbench({ answers: [gone, list, ...reviewing(three)] });
    await app.user.keyboard('a');
    rows = [];
    expect(await (await bench()).findByText('Failed: 1', {}, { timeout: 15_000 })).toBeVisible();
    // Behind the dialog that says that it failed.
    expect((await bench()).getByText('Worker 1: Task 1')).toBeVisible();
    expect((await bench()).getByText('Export what was not done')).toBeVisible();
    await allAnswered(app);
  },
);
