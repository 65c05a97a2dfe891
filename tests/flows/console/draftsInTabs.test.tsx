import { screen, waitFor } from '#tests/support/rendering.ts';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { allAnswered } from '../support/adminHome.ts';
import { press, summary } from '../support/bulkWork.ts';
import { takeDrafts } from '../support/otherTab.ts';
import { openPhone, openSheet, pasteVerdicts, sendVerdicts } from '../support/reviewSheet.ts';
import { reviewing } from '../support/reviews.ts';
import { csv, dialogGone, line, openDialog, openTasksOf, paste, taskServer } from '../support/tasksFile.ts';

/**
 * Draft of tasks that another tab has pasted, taken out of the storage. Resolves to a function that stores it again.
 */
const pastedInOtherTab = async (text: string) => {
  const other = await openTasksOf(taskServer());
  await paste(other.user, text);
  other.view.unmount();
  return takeDrafts();
};

test.each(['before the press', 'while they are posted'])(
  'BA-13 rows that are posted leave what another tab has pasted since, %s',
  { tags: 'thorough' },
  async (moment) => {
    const others = csv(line('Pasted in another tab'));
    const pasteInOtherTab = await pastedInOtherTab(others);
    const server = taskServer();
    server.hold();
    const app = await openTasksOf(server);
    const parts = await paste(app.user, csv(line('Birds')));
    if (moment === 'before the press') pasteInOtherTab();
    await app.user.click(parts.getByRole('button', { name: 'Post 1 task' }));
    await dialogGone();
    await waitFor(() => expect(server.waiting).toHaveLength(1));
    if (moment === 'while they are posted') pasteInOtherTab();
    server.release();
    expect(await screen.findByText('Posted: 1')).toBeVisible();
    await allAnswered(app);
    expect((await openDialog(app.user)).field).toHaveValue(others);
  },
);

test(
  'rows that failed do not take the place of what another tab has pasted since, and Retry failed has them',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/BulkError: 1 of 1 rows/);
    const others = csv(line('Pasted in another tab'));
    const pasteInOtherTab = await pastedInOtherTab(others);
    const server = taskServer();
    server.answerWith(() => new HttpResponse(null, { status: 500 }));
    const app = await openTasksOf(server);
    const parts = await paste(app.user, csv(line('Birds')));
    pasteInOtherTab();
    await app.user.click(parts.getByRole('button', { name: 'Post 1 task' }));
    await summary('Failed: 1');
    server.answerWith(() => undefined);
    await app.user.click(await press('Retry failed'));
    expect(await screen.findByText('Posted: 1')).toBeVisible();
    await allAnswered(app);
    expect((await openDialog(app.user)).field).toHaveValue(others);
  },
);

test('verdicts that are sent leave what another tab has pasted since', async () => {
  const answers = reviewing([aSubmission(1), aSubmission(2)]);
  const other = await openPhone({ answers });
  await pasteVerdicts(other.user, 's2,reject');
  other.view.unmount();
  const pasteInOtherTab = takeDrafts();
  const app = await openPhone({ answers });
  await pasteVerdicts(app.user, 's1,approve');
  pasteInOtherTab();
  await sendVerdicts(app.user, 1);
  await screen.findByText('Reviewed: 1');
  await allAnswered(app);
  expect((await openSheet(app.user)).field).toHaveValue('id,verdict\ns2,reject');
});
