import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { aTask } from '#tests/support/aTask.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { server } from '#tests/support/server.ts';
import { DOUBLE_PRESS } from '#ui/doublePress.ts';
import { allAnswered } from '../support/adminHome.ts';
import { openInAddress, panelGone } from '../support/details.ts';
import { asked, question, questionGone } from '../support/manageUsers.ts';
import { oops, openReviews, PENDING, reviewing, reviewRow, reviewsSent, STATS, toasts } from '../support/reviews.ts';

const two = [aSubmission(1), aSubmission(2)];
const button = (name: string, email = 'worker1@example.test') => reviewRow(email).getByRole('button', { name });
const rowGone = (email = 'worker1@example.test') =>
  waitFor(() => expect(screen.queryByText(email)).not.toBeInTheDocument());
const approval = { submissionId: 's1', workerEmail: 'worker1@example.test', payableAmount: 40 };
const rejection = { submissionId: 's1', taskId: 't1' };
const dialog = () => screen.findByRole('dialog', { name: 'Task 1' });

test.each([
  ['BH-10 BH-11 API-BUYER-3', 'Approve', '/approveSubmission', approval, 'Approved!', 'Submission has been approved.'],
  ['BH-12 BH-13 API-BUYER-4', 'Reject', '/rejectSubmission', rejection, 'Rejected!', 'Submission has been rejected.'],
])('%s %s sends its PATCH at once and says so in two lines', async (_ids, name, path, body, title, text) => {
  const app = await openReviews({ answers: reviewing(two) });
  await app.user.click(button(name));
  expect(await within(toasts() ?? document.body).findByText(title)).toBeVisible();
  expect(within(toasts() ?? document.body).getByText(text)).toBeVisible();
  await rowGone();
  await allAnswered(app);
  expect(reviewsSent(app.requests)).toEqual([{ method: 'PATCH', path, body }]);
  await app.user.click(screen.getByRole('button', { name: 'Notifications' }));
  const notices = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(notices.getByRole('listitem').textContent).toMatch(new RegExp(`^${title}${text}Worker 1, at `));
});

test.each([
  ['leads to the task', [aTask({ _id: 't1' })], 1],
  ['leads nowhere where the task was deleted', [], 0],
])('DASH-14 the notice of a verdict %s', async (_, tasks, links) => {
  const app = await openReviews({ answers: reviewing(two, tasks) });
  await app.router.navigate('/Dashboard/buyerTask');
  await screen.findByRole('heading', { level: 1, name: 'My Tasks' });
  await allAnswered(app);
  await app.router.navigate('/Dashboard/buyerHome');
  await waitFor(() => expect(button('Approve')).toBeVisible());
  await app.user.click(button('Approve'));
  await rowGone();
  await allAnswered(app);
  await app.user.click(screen.getByRole('button', { name: 'Notifications' }));
  const notices = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(notices.queryAllByRole('link', { name: /Approved!/ })).toHaveLength(links);
});

test('BH-7 the details name the others who answered the same, without another request', async () => {
  const same = two.map((one) => ({ ...one, submission_details: 'All is well.' }));
  const app = await openReviews({ answers: reviewing(same) });
  const before = asked(app.requests);
  await app.user.click(button('Details'));
  const details = within(await dialog());
  expect(details.getByText(/^1 other worker in this list has answered the same:/)).toHaveTextContent(/: Worker 2$/);
  await allAnswered(app);
  expect(asked(app.requests).filter((one) => one === PENDING)).toEqual(before.filter((one) => one === PENDING));
});

test.each(['Approve', 'Reject'])(
  'BH-14 after %s the figures and the list are asked for again',
  { tags: 'thorough' },
  async (name) => {
    const app = await openReviews({ answers: reviewing(two) });
    await app.user.click(button(name));
    await rowGone();
    await waitFor(() => expect(asked(app.requests).filter((call) => call === STATS)).toHaveLength(2));
    await waitFor(() => expect(asked(app.requests).filter((call) => call === PENDING)).toHaveLength(2));
    await allAnswered(app);
    expect(button(name, 'worker2@example.test')).toBeVisible();
  },
);

test(
  'BH-8 nothing is shown as done before the server said so, and a second verdict is not sent meanwhile',
  { tags: 'thorough' },
  async () => {
    let answer: () => void = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    // Says nothing itself, so that the next one answers, late.
    const app = await openReviews({ answers: [http.patch('*/api/approveSubmission', () => slow), ...reviewing(two)] });
    await app.user.dblClick(button('Approve'));
    await waitFor(() => expect(button('Approve')).toHaveAttribute('aria-disabled', 'true'));
    await app.user.click(button('Reject'));
    expect(toasts()).toHaveTextContent(/^$/);
    answer();
    await rowGone();
    await allAnswered(app);
    expect(reviewsSent(app.requests)).toHaveLength(1);
  },
);

test('BH-8 the row that takes the place of a reviewed one gets the focus, the heading after the last', async () => {
  const app = await openReviews({ answers: reviewing(two) });
  await app.user.click(button('Reject'));
  await rowGone();
  await waitFor(() =>
    expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('worker2@example.test'),
  );
  await allAnswered(app);
  await delay(DOUBLE_PRESS);
  await app.user.click(button('Approve', 'worker2@example.test'));
  expect(await screen.findByText('Nothing waits for your review.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Pending Submissions')).toHaveFocus());
  await allAnswered(app);
});

test.each([
  [
    'a sentence',
    () => HttpResponse.json({ message: 'This worker has left.' }, { status: 409 }),
    'This worker has left.',
  ],
  ['a status alone', () => new HttpResponse(null, { status: 500 }), ''],
  [
    'no answer',
    () => HttpResponse.error(),
    'The connection broke. It may have been done. The list is being read again.',
  ],
])(
  'BH-15 a failure with %s opens the dialog Oops..., and the row stays',
  { tags: 'thorough' },
  async (_case, answer, more) => {
    expectConsoleError(/ApiError/);
    const app = await openReviews({ answers: [http.patch('*/api/approveSubmission', answer), ...reviewing(two)] });
    await app.user.click(button('Approve'));
    const shown = await oops();
    expect(within(shown).getByText('Something went wrong!')).toBeVisible();
    expect(shown).toHaveAccessibleDescription(['Something went wrong!', more].join(' ').trim());
    await app.user.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await allAnswered(app);
    expect(button('Approve')).toHaveAttribute('aria-disabled', 'false');
    expect(toasts()).toHaveTextContent(/^$/);
  },
);

test('BH-7 the details: the work with its line breaks beside the proof that was asked for, and whose it is', async () => {
  const work = 'First line\n\n<b>Second</b> line 🙂';
  const app = await openReviews({
    answers: reviewing(
      [aSubmission(1, { submission_details: work })],
      [{ _id: 't1', submissionInfo: 'A screenshot.' }],
    ),
  });
  await app.user.click(button('Details'));
  const details = within(await dialog());
  expect(details.getByRole('region', { name: 'Submission details' }).querySelector('p')?.textContent).toBe(work);
  expect(await details.findByRole('region', { name: 'Proof you asked for' })).toHaveTextContent(/A screenshot\.$/);
  expect(details.getByText('Worker 1')).toBeVisible();
  expect(details.getByText('worker1@example.test')).toBeVisible();
  await allAnswered(app);
  await app.user.click(details.getByRole('button', { name: 'Close' }));
  await panelGone();
  expect(button('Details')).toHaveFocus();
  expect(reviewsSent(app.requests)).toEqual([]);
});

test('BH-7 a task that cannot be found leaves the proof out, one press of Back closes', async () => {
  const app = await openReviews({ answers: reviewing(two) });
  await app.user.click(button('Details'));
  const details = within(await dialog());
  await allAnswered(app);
  expect(details.queryByText('Proof you asked for')).not.toBeInTheDocument();
  expect(openInAddress()[0]).toBe('s1');
  await app.router.navigate(-1);
  await panelGone();
  expect(openInAddress()[0]).toBeNull();
});

test(
  'BH-12 what was written to one worker is not in the message to the next (C-29)',
  { tags: 'thorough' },
  async () => {
    const app = await openReviews({ answers: reviewing(two) });
    await app.user.click(button('Details'));
    const messageOf = async () => screen.findByRole('textbox', { name: 'Message to the worker, to copy' });
    await app.user.type(await messageOf(), ' PS');
    await act(() => app.router.navigate('/Dashboard/buyerHome?details=s2'));
    await waitFor(async () => expect(await messageOf()).toHaveTextContent(/^Hello Worker 2,/));
    expect(await messageOf()).not.toHaveTextContent(/PS$/);
    await allAnswered(app);
  },
);

test(
  'BH-12 what was written to a worker is there again after the details were closed, and after a reload',
  { tags: 'thorough' },
  async () => {
    const app = await openReviews({ answers: reviewing(two) });
    await app.user.click(button('Details'));
    const message = () => screen.findByRole('textbox', { name: 'Message to the worker, to copy' });
    await app.user.type(await message(), ' PS');
    await app.user.keyboard('{Escape}');
    await panelGone();
    await app.user.click(button('Details'));
    expect(await message()).toHaveTextContent(/^Hello Worker 1,.* PS$/);
    await allAnswered(app);
    app.view.unmount();
    const later = await openReviews({ answers: reviewing(two) });
    await later.user.click(button('Details'));
    expect(await message()).toHaveTextContent(/^Hello Worker 1,.* PS$/);
    await allAnswered(later);
  },
);

test('BH-12 a message to the worker is ready, can be completed and copied (C-29)', async () => {
  const app = await openReviews({ answers: reviewing(two, [{ _id: 't1', submissionInfo: 'A screenshot.' }]) });
  await app.user.click(button('Details'));
  const details = within(await dialog());
  const message = details.getByRole('textbox', { name: 'Message to the worker, to copy' });
  await waitFor(() => expect(message).toHaveTextContent(/Hello Worker 1,.*“Task 1”.*A screenshot\..*Mateo Silva$/s));
  await app.user.type(message, ' PS');
  await app.user.click(details.getByRole('button', { name: 'Copy message' }));
  expect(await details.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^Hello Worker 1,[^]*Mateo Silva PS$/);
  await app.user.click(details.getByRole('button', { name: 'Copy address' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('worker1@example.test'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await app.user.click(details.getByRole('button', { name: 'Copy address' }));
  expect(await details.findByText(/Select the text and copy it yourself/)).toBeVisible();
  await allAnswered(app);
});

test.each([
  ['BH-10', 'Approve', approval],
  ['BH-12', 'Reject', rejection],
])('%s %s in the details does the same and closes them', async (_id, name, body) => {
  const app = await openReviews({ answers: reviewing(two) });
  await app.user.click(button('Details'));
  await app.user.click(within(await dialog()).getByRole('button', { name }));
  await panelGone();
  await rowGone();
  await allAnswered(app);
  expect(reviewsSent(app.requests).map((sent) => sent.body)).toEqual([body]);
  await waitFor(() =>
    expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName('Pending Submissions'),
  );
});

test.each([
  ['BH-10', 'Approve', '/approveSubmission', /It cannot be undone\. 80 coins \(\$4\.00\)$/],
  ['BH-12', 'Reject', '/rejectSubmission', /It cannot be undone\. Not paid: 80 coins \(\$4\.00\)$/],
])('%s many at once: %s asks first, with how many coins they are', async (_id, name, path, coins) => {
  const three = [...two, aSubmission(3)];
  const app = await openReviews({ answers: reviewing(three) });
  const boxes = screen.getAllByRole('checkbox', { name: /^Select row/ });
  for (const box of boxes.slice(0, 2)) await app.user.click(box);
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name }));
  const asks = await question();
  expect(asks).toHaveAccessibleDescription(/^Worker 1: Task 1, Worker 2: Task 2 /);
  expect(asks).toHaveAccessibleDescription(coins);
  expect(reviewsSent(app.requests)).toEqual([]);
  await app.user.click(within(asks).getByRole('button', { name }));
  await questionGone();
  await rowGone('worker1@example.test');
  await rowGone('worker2@example.test');
  await allAnswered(app);
  expect(reviewsSent(app.requests).map((sent) => sent.path)).toEqual([path, path]);
});

test('BH-10 BH-14 many that somebody else has reviewed meanwhile are skipped, and leave the list', async () => {
  const app = await openReviews({ answers: reviewing([...two, aSubmission(3)]) });
  const boxes = screen.getAllByRole('checkbox', { name: /^Select row/ });
  for (const box of boxes.slice(0, 2)) await app.user.click(box);
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Approve' }));
  const asks = await question();
  server.use(...reviewing([aSubmission(3)]));
  await app.user.click(within(asks).getByRole('button', { name: 'Approve' }));
  await questionGone();
  expect(await screen.findByText('Skipped: 2')).toBeVisible();
  await rowGone('worker1@example.test');
  await allAnswered(app);
  expect(reviewsSent(app.requests)).toEqual([]);
});

test('BH-10 in the demo an approval pays the worker what the task promised', { tags: 'thorough' }, async () => {
  const app = await openReviews();
  const { simulation, user } = app;
  const books = () => simulation.state().marketplace;
  const row = document.querySelector<HTMLElement>('[role="row"][data-id="0"]');
  const email = row?.querySelector('.TwoLines > :last-child')?.textContent ?? '';
  const coins = () => books().users.find((one) => one.email === email)?.coin ?? 0;
  const before = coins();
  const pay = Number.parseInt(row?.querySelector('[data-field="payable_amount"]')?.textContent ?? '');
  await user.click(within(row ?? document.body).getByRole('button', { name: 'Approve' }));
  await within(toasts() ?? document.body).findByText('Approved!');
  await allAnswered(app);
  expect(coins()).toBe(before + pay);
});
