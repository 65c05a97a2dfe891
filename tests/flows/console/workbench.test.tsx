import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { allAnswered } from '../support/adminHome.ts';
import { panelGone } from '../support/details.ts';
import { asked, question, questionGone } from '../support/manageUsers.ts';
import { BUYER_HOME, openReviews, reviewing, reviewRow, PENDING, STATS, toasts } from '../support/reviews.ts';
import {
  bench,
  benchButton,
  benchClosed,
  expectAt,
  heldLines,
  kept,
  openBench,
  openWorkbench,
  verdictsSent,
} from '../support/workbench.ts';

const ofTask = (number: number, task: string) => aSubmission(number, { task_id: task, task_title: `Task ${task}` });
const three = [aSubmission(1), aSubmission(2), aSubmission(3)];
const command = () => screen.getByText('Review one by one');
const inAddress = () => new URLSearchParams(location.search).get('review');

test('a command above the list opens it in the place of the list; Back closes it, and so does Close', async () => {
  const app = await openReviews({ answers: reviewing(three) });
  await app.user.click(command());
  await expectAt('1 of 3', 'Worker 1');
  expect(screen.getByText('Review')).toHaveFocus();
  expect(screen.queryByText('worker2@example.test')).not.toBeInTheDocument();
  await app.router.navigate(-1);
  await benchClosed();
  await waitFor(() => expect(screen.getByText('Pending Submissions')).toHaveFocus());
  expect(inAddress()).toBeNull();
  await app.user.click(await screen.findByText('Review one by one'));
  await app.user.click(await benchButton('Close'));
  await benchClosed();
  await allAnswered(app);
  expect(verdictsSent(app.requests)).toEqual([]);
});

test('C-56 a verdict that is sent takes its row out of a selection made before', { tags: 'thorough' }, async () => {
  const app = await openReviews({ answers: reviewing(three) });
  for (const email of ['worker1@example.test', 'worker2@example.test'])
    await app.user.click(reviewRow(email).getByRole('checkbox'));
  expect(await screen.findByText('2 selected')).toBeVisible();
  await app.router.navigate(`${location.pathname}?review=s1`);
  await expectAt('1 of 3', 'Worker 1');
  await app.user.keyboard('a');
  await app.user.click(await benchButton('Close'));
  await benchClosed();
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1']);
  await allAnswered(app);
});

test('by task, oldest first; J and K go on and back, and the address says where', { tags: 'thorough' }, async () => {
  const { user } = await openBench([ofTask(1, 'x'), ofTask(2, 'y'), ofTask(3, 'x')]);
  await expectAt('1 of 3', 'Worker 1');
  await user.keyboard('j');
  await expectAt('2 of 3', 'Worker 3');
  expect(inAddress()).toBe('s3');
  await user.click(await benchButton('Next'));
  await expectAt('3 of 3', 'Worker 2');
  expect(await benchButton('Next')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('j');
  await expectAt('3 of 3', 'Worker 2');
  await user.keyboard('k');
  await expectAt('2 of 3', 'Worker 3');
});

test('the work beside what its task asked for', async () => {
  const task = { _id: 't1', submissionInfo: 'A screenshot.', taskDetail: 'Look at our page.' };
  await openWorkbench({ answers: reviewing(three, [task]) });
  const region = await bench();
  expect(region.getByRole('region', { name: 'Submission details' })).toHaveTextContent(/Work 1$/);
  expect(await region.findByRole('region', { name: 'Proof you asked for' })).toHaveTextContent(/A screenshot\.$/);
  expect(region.getByRole('region', { name: 'Task detail' })).toHaveTextContent(/Look at our page\.$/);
});

test(
  'what a task asked for is said to be unknown once it was looked for, and not before',
  { tags: 'thorough' },
  async () => {
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const slow = http.get('*/api/buyerAlltask', async () => {
      await held;
      return HttpResponse.json([]);
    });
    const app = await renderApp(`${BUYER_HOME}?review=`, {
      as: 'buyer',
      extras: [],
      answers: [slow, ...reviewing(three)],
    });
    await expectAt('1 of 3', 'Worker 1');
    await waitFor(() => expect(asked(app.requests)).toContainEqual(expect.stringContaining('/buyerAlltask')));
    const unknown = 'What the task asked for is not known any more.';
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(unknown)).toBeVisible();
    await allAnswered(app);
  },
);

test("the same worker's other pending work stands beside it, and leads there", async () => {
  const { user } = await openBench([...three, aSubmission(4, { worker_email: 'WORKER1@example.test' })]);
  const others = within((await bench()).getByRole('region', { name: 'Other pending work of this worker' }));
  expect(others.getAllByRole('button').map((link) => link.textContent)).toEqual(['Task 4']);
  expect(others.getByText('Work 4')).toBeVisible();
  await user.click(others.getByRole('button', { name: 'Task 4' }));
  await expectAt('4 of 4', 'Worker 4');
});

test('equal answers of different workers are marked, whatever their white space', async () => {
  const same = [
    aSubmission(1, { submission_details: 'All is  well.\n' }),
    aSubmission(2, { submission_details: ' All is well.' }),
    aSubmission(3),
  ];
  const { user } = await openBench(same);
  const mark = (await bench()).getByText(/^1 other worker in this list has answered the same:/);
  await user.click(within(mark).getByRole('button', { name: 'Worker 2' }));
  await expectAt('2 of 3', 'Worker 2');
  await user.keyboard('j');
  await expectAt('3 of 3', 'Worker 3');
  expect((await bench()).queryByText(/answered the same/)).not.toBeInTheDocument();
});

test(
  'C-56 a verdict is held: said to be sent, sent nowhere, counted nowhere, until U takes it back',
  { tags: 'thorough' },
  async () => {
    const { user, requests } = await openBench(three);
    const before = requests.length;
    await user.keyboard('a');
    await expectAt('2 of 3', 'Worker 2');
    expect(await heldLines()).toEqual(['Will be sentApprove · Worker 1: Task 1']);
    expect(
      within(document.body)
        .getAllByRole('status')
        .some((one) => one.textContent.includes('Will be sent')),
    ).toBe(true);
    // Whoever closes the page now is asked.
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.keyboard('r');
    expect(await heldLines()).toEqual([
      'Will be sentApprove · Worker 1: Task 1',
      'Will be sentReject · Worker 2: Task 2',
    ]);
    await user.keyboard('u');
    await expectAt('2 of 3', 'Worker 2');
    await user.click(await benchButton('Undo'));
    await expectAt('1 of 3', 'Worker 1');
    expect(await heldLines()).toEqual([]);
    expect(await benchButton('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(requests).toHaveLength(before);
    expect(kept()).toEqual([]);
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    expect(toasts()).toHaveTextContent(/^$/);
  },
);

test(
  'BH-10 BH-12 the next verdict but one sends the first, and only then it is said to be done',
  { tags: 'thorough' },
  async () => {
    const app = await openBench([...three, aSubmission(4)]);
    await app.user.keyboard('ar');
    expect(verdictsSent(app.requests)).toEqual([]);
    expect(toasts()).toHaveTextContent(/^$/);
    await app.user.keyboard('a');
    expect(await within(toasts() ?? document.body).findByText('Approved!')).toBeVisible();
    expect(within(toasts() ?? document.body).getByText('Submission has been approved.')).toBeVisible();
    await waitFor(() => expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1']));
    await expectAt('4 of 4', 'Worker 4');
    expect(await heldLines()).toHaveLength(2);
    await waitFor(() => expect(asked(app.requests).filter((call) => call === STATS)).toHaveLength(2));
    await allAnswered(app);
    await app.user.keyboard('uu');
    expect(await heldLines()).toEqual([]);
  },
);

test('BH-10 BH-12 leaving sends what is held, each once; the list takes no other verdict on it meanwhile', async () => {
  let answer: () => void = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const app = await openBench(three, { answers: [http.patch('*/api/approveSubmission', () => slow)] });
  await app.user.keyboard('ar');
  await app.user.click(await benchButton('Close'));
  await benchClosed();
  await screen.findByText('Pending Submissions');
  await screen.findByText('worker1@example.test');
  for (const email of ['worker1@example.test', 'worker2@example.test']) {
    expect(reviewRow(email).getByText('Will be sent')).toBeVisible();
    expect(reviewRow(email).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  }
  await app.user.click(reviewRow('worker1@example.test').getByRole('button', { name: 'Details' }));
  const details = within(await screen.findByRole('dialog', { name: 'Task 1' }));
  expect(details.getByText('Will be sent')).toBeVisible();
  expect(details.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await app.user.click(details.getByRole('button', { name: 'Close' }));
  await panelGone();
  for (const box of screen.getAllByRole('checkbox', { name: /^Select row/ })) await app.user.click(box);
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Reject' }));
  const asks = await question();
  expect(asks).toHaveTextContent('Worker 1: Task 1: Will be sent');
  expect(asks).toHaveTextContent('Worker 2: Task 2: Will be sent');
  expect(asks).toHaveTextContent('This rejects 1 submission: the worker gets nothing for it.');
  expect(asks).toHaveTextContent('40 coins ($2.00)');
  await app.user.click(within(asks).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  answer();
  await waitFor(() => expect(screen.queryByText('worker2@example.test')).not.toBeInTheDocument());
  await allAnswered(app);
  expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1', '/rejectSubmission s2']);
  expect(kept()).toEqual([]);
  expect(screen.queryByText(/were not sent|was not sent/)).not.toBeInTheDocument();
});

test('leaving for another page sends it as well, and coming back sends nothing twice', async () => {
  const app = await openBench(three);
  await app.user.keyboard('a');
  await app.router.navigate('/Dashboard/paymentHistory');
  await waitFor(() => expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1']));
  await app.router.navigate('/Dashboard/buyerHome?review=');
  await expectAt('1 of 2', 'Worker 2');
  await allAnswered(app);
  expect(verdictsSent(app.requests)).toHaveLength(1);
  expect(asked(app.requests)).toContain(PENDING);
});

test('without any pending work it says so', async () => {
  await openBench([]);
  const region = screen.getByRole('region', { name: 'Review' });
  expect(within(region).getByText('Nothing waits for your review.')).toBeVisible();
});

test('the keys stand in the list of keys while it is open', async () => {
  const { user } = await openBench(three);
  expect(await benchButton('Approve')).toHaveAttribute('aria-keyshortcuts', 'A');
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const keys = dialog
    .getAllByRole('term')
    .map((term) => `${String(term.nextElementSibling?.textContent)} ${term.textContent}`);
  for (const key of ['A Approve', 'R Reject', 'J Next', 'K Previous', 'U Undo']) expect(keys).toContain(key);
  expect(keys).not.toContain('R Refresh');
});

test('what is decided on elsewhere while it is looked at is said, and no verdict reaches the next one by that', async () => {
  let rows = three;
  const app = await openWorkbench({
    answers: [http.get('*/api/alltaskForbuyer', () => Response.json(rows)), ...reviewing(three)],
  });
  await expectAt('1 of 3', 'Worker 1');
  rows = three.slice(1);
  await act(() => app.queryClient.invalidateQueries());
  expect((await screen.findAllByText('This submission has been decided on elsewhere.'))[0]).toBeVisible();
  await app.user.keyboard('a');
  expect(await heldLines()).toEqual([]);
  await app.user.keyboard('j');
  await expectAt('2 of 3', 'Worker 2');
  await allAnswered(app);
  expect(verdictsSent(app.requests)).toEqual([]);
});

test(
  'whoever goes back to what they have just decided on reads that the verdict was sent, once it was',
  { tags: 'thorough' },
  async () => {
    const app = await openBench(three);
    await expectAt('1 of 3', 'Worker 1');
    await app.user.keyboard('ak');
    await expectAt('1 of 3', 'Worker 1');
    await waitFor(() => expect(verdictsSent(app.requests)).toHaveLength(1), { timeout: 10_000 });
    expect((await screen.findAllByText('Your verdict has been sent.'))[0]).toBeVisible();
    expect(screen.queryByText(/decided on elsewhere/)).not.toBeInTheDocument();
    await allAnswered(app);
  },
);
