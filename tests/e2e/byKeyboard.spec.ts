import { demoPeople } from '#backend/seed.ts';
import { isOverEverywhere } from '#domain/moments.ts';
import { cellOf, rowAt } from './support/day/day.ts';
import { landings, range } from './support/demo.ts';
import { keyboard } from './support/hands/keyboard.ts';
import { readLedger, type Ledger } from './support/profile.ts';
import { expect, test } from './support/test.ts';

const pendingOf = ({ submissions }: Ledger, email: string) =>
  submissions.filter(({ buyer_email, status }) => buyer_email === email && status === 'pending');

/** Submissions whose status differs between two states of the books. */
const reviewed = (before: Ledger, now: Ledger) =>
  now.submissions.filter((one, place) => one.status !== before.submissions[place]?.status);

test('a buyer reviews by keyboard alone: details, Approve, details, Reject', { tag: '@thorough' }, async ({ page }) => {
  const hands = keyboard(page);
  await hands.signIn('buyer');
  await expect(page).toHaveURL(landings.buyer);
  const before = await readLedger(page);
  const all = pendingOf(before, demoPeople.buyer);
  const shown = (count: number) => expect(range(page)).toHaveText(`1–${String(count)} of ${String(count)}`);
  await shown(all.length);
  const reviews = [
    { verdict: 'Approve', said: 'Submission has been approved.', status: 'approved' },
    { verdict: 'Reject', said: 'Submission has been rejected.', status: 'rejected' },
  ];
  for (const [done, { verdict, said, status }] of reviews.entries()) {
    const title = await cellOf(rowAt(page, 0), 'task_title').innerText();
    const next = await cellOf(rowAt(page, 1), 'worker_name').innerText();
    await hands.pressIn(cellOf(rowAt(page, 0), 'actions'), 'Details');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { name: 'Submission details' })).toBeVisible();
    // Looked at, put away, and the keyboard is where it was.
    await hands.leave(dialog);
    await expect(dialog).toBeHidden();
    await hands.standsOn(cellOf(rowAt(page, 0), 'actions').getByRole('button', { name: 'Details' }));
    await page.keyboard.press('Enter');
    await hands.press(dialog.getByRole('button', { name: verdict }));
    await expect(page.getByText(said)).toBeVisible();
    await expect(dialog).toBeHidden();
    await shown(all.length - done - 1);
    await expect(cellOf(rowAt(page, 0), 'worker_name')).toHaveText(next, { useInnerText: true });
    // The row that has taken the place of the reviewed one.
    await expect(rowAt(page, 0).locator(':focus')).toHaveCount(1);
    const now = await readLedger(page);
    expect(reviewed(before, now)).toHaveLength(done + 1);
    expect(reviewed(before, now).filter((one) => one.status === status)).toMatchObject([{ task_title: title }]);
  }
});

test('a worker submits by keyboard alone: finds the task, opens it, writes, sends (WT-4, WD-5, WD-10)', async ({
  page,
}) => {
  const hands = keyboard(page);
  const words = 'Done, as asked. ✅';
  await hands.signIn('worker');
  await expect(page).toHaveURL(landings.worker);
  const before = await readLedger(page);
  const mine = before.submissions.filter(({ worker_email }) => worker_email === demoPeople.worker);
  const task = before.tasks.find(
    ({ _id, requiredWorkers, closed, completionDate }) =>
      requiredWorkers > 0 &&
      !closed &&
      !isOverEverywhere(completionDate, new Date()) &&
      !mine.some(({ task_id }) => task_id === _id),
  );
  if (!task) throw new Error('The demo has no task for this worker');

  await hands.press(page.getByRole('link', { name: 'Task List' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Available Tasks' })).toBeFocused();
  await hands.search(task.taskTitle);
  await expect(range(page)).toHaveText('1–1 of 1');
  await hands.press(page.getByRole('link', { name: 'View Details' }));
  await expect(page.getByRole('heading', { level: 1, name: task.taskTitle })).toBeFocused();

  const field = page.getByLabel('Submission details');
  await hands.press(page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Submission details is required')).toBeVisible();
  await hands.standsOn(field);
  await hands.write(field, words);
  await hands.press(page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Your work has been saved')).toBeVisible();
  await hands.standsOn(page.getByRole('heading', { name: 'Your work', exact: true }));
  await expect(page.getByRole('region', { name: 'What you submitted' })).toContainText(words);

  const now = await readLedger(page);
  expect(now.submissions.slice(before.submissions.length)).toMatchObject([
    { task_id: task._id, worker_email: demoPeople.worker, submission_details: words, status: 'pending' },
  ]);
});
