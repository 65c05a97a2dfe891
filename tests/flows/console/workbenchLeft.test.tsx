import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { locks } from '#services/locks.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { allAnswered } from '../support/adminHome.ts';
import { question } from '../support/manageUsers.ts';
import { BUYER_HOME, oops, openReviews, reviewing, reviewRow, toasts } from '../support/reviews.ts';
import { signInAs } from '../support/signIn.ts';
import {
  bench,
  benchButton,
  benchClosed,
  expectAt,
  heldLines,
  KEPT,
  kept,
  keptQueue,
  left,
  openBench,
  verdictsSent,
} from '../support/workbench.ts';

afterEach(() => {
  vi.useRealTimers();
});

const three = [aSubmission(1), aSubmission(2), aSubmission(3)];
const one = (number: number, state: 'held' | 'begun', verdict = 'approved') => ({
  id: `s${String(number)}`,
  verdict,
  state,
  at: 1,
  name: `Worker ${String(number)}: Task ${String(number)}`,
});
/** Stores verdicts as a page that was killed leaves them. */
const keep = (...verdicts: ReturnType<typeof one>[]) => {
  localStorage.setItem(KEPT, JSON.stringify(verdicts));
};
const rowsLeft = async () =>
  [...(await left()).querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const press = async (name: string | RegExp) => within(await left()).getByRole('button', { name });
const leftGone = () =>
  waitFor(() => expect(screen.queryByText('Verdicts of an earlier visit')).not.toBeInTheDocument());

test('BH-10 after 6 s a verdict is sent, and not before', async () => {
  const app = await openBench(three);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await app.user.keyboard('a');
  // The clock stands still from here on, because a slow machine would miss a toast of 1500 ms.
  vi.setTimerTickMode('manual');
  const { at = NaN } = keptQueue()[0] ?? {};
  await act(() => vi.advanceTimersByTimeAsync(at + 5_999 - Date.now()));
  expect(verdictsSent(app.requests)).toEqual([]);
  expect(kept()).toEqual(['s1 held']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(await screen.findByText('Approved!')).toBeVisible();
  vi.useRealTimers();
  await waitFor(async () => expect(await heldLines()).toEqual([]));
  await allAnswered(app);
  expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1']);
  expect(kept()).toEqual([]);
});

test(
  'a verdict is kept as begun before its call, so that the next visit looks it up first',
  { tags: 'thorough' },
  async () => {
    let answer: () => void = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const app = await openBench(three, { answers: [http.patch('*/api/approveSubmission', () => slow)] });
    await app.user.keyboard('aaa');
    await waitFor(() => expect(kept()).toEqual(['s1 begun', 's2 held', 's3 held']));
    await app.user.keyboard('uuu');
    expect(kept()).toEqual(['s1 begun']);
    answer();
    await waitFor(() => expect(kept()).toEqual([]));
    await allAnswered(app);
  },
);

test('the next visit sends nothing by itself: it lists what was due, looks up what had begun, and asks', async () => {
  keep(one(1, 'held'), one(2, 'begun', 'rejected'), one(9, 'begun'));
  const app = await openReviews({ answers: reviewing(three) });
  expect(within(await left()).getAllByText('2 verdicts were not sent. Send them now?')[0]).toBeVisible();
  expect(await rowsLeft()).toEqual([
    ['Worker 1: Task 1', 'Approve', 'Not sent.'],
    ['Worker 2: Task 2', 'Reject', 'Sending had begun, but the submission is still pending.'],
    ['Worker 9: Task 9', 'Approve', 'Not pending any more: it has been reviewed, and nothing is sent.'],
  ]);
  expect(verdictsSent(app.requests)).toEqual([]);
  await app.user.click(await press('Send 2 verdicts'));
  await waitFor(() => expect(screen.queryByText('worker2@example.test')).not.toBeInTheDocument());
  await allAnswered(app);
  expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1', '/rejectSubmission s2']);
  await leftGone();
  expect(kept()).toEqual([]);
});

test('Discard forgets them, and sends nothing', { tags: 'thorough' }, async () => {
  keep(one(1, 'held'));
  const app = await openReviews({ answers: reviewing(three) });
  await app.user.click(await press('Discard'));
  await leftGone();
  expect(kept()).toEqual([]);
  expect(screen.getAllByText('Approve', { selector: '[role="row"] *' })).toHaveLength(3);
  expect(verdictsSent(app.requests)).toEqual([]);
});

test('BH-10 what an earlier visit has left holds up no row: another verdict on it takes its place', async () => {
  keep(one(1, 'held'), one(2, 'begun'));
  const app = await openReviews({ answers: reviewing(three) });
  expect(await rowsLeft()).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('Will be sent')).not.toBeInTheDocument());
  await app.user.click(reviewRow('worker1@example.test').getByRole('button', { name: 'Reject' }));
  await waitFor(async () => expect((await rowsLeft()).map(([name]) => name)).toEqual(['Worker 2: Task 2']));
  await waitFor(() => expect(screen.queryByText('worker1@example.test')).not.toBeInTheDocument());
  for (const box of screen.getAllByRole('checkbox', { name: /^Select row/ })) await app.user.click(box);
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Approve' }));
  const asks = await question();
  expect(asks).toHaveTextContent('This approves 2 submissions and pays the workers.');
  await app.user.click(within(asks).getByRole('button', { name: 'Approve' }));
  await leftGone();
  await waitFor(() => expect(verdictsSent(app.requests)).toHaveLength(3));
  await allAnswered(app);
  expect(verdictsSent(app.requests).sort()).toEqual([
    '/approveSubmission s2',
    '/approveSubmission s3',
    '/rejectSubmission s1',
  ]);
  expect(kept()).toEqual([]);
});

test(
  'another tab that was killed while it held a verdict: the list asks, as soon as that tab is gone',
  { tags: 'thorough' },
  async () => {
    let die: () => void = () => {};
    const other = locks.wait(`reviews:${demoPeople.buyer}`, () => new Promise<void>((resolve) => (die = resolve)));
    const app = await openReviews({ answers: reviewing(three) });
    await act(() => {
      keep(one(1, 'held'));
      dispatchEvent(new StorageEvent('storage', { key: KEPT, newValue: localStorage.getItem(KEPT) }));
      return Promise.resolve();
    });
    expect(await screen.findByText('Will be sent')).toBeVisible();
    expect(screen.queryByText('Verdicts of an earlier visit')).not.toBeInTheDocument();
    die();
    await other;
    expect(await rowsLeft()).toEqual([['Worker 1: Task 1', 'Approve', 'Not sent.']]);
    await waitFor(() => expect(screen.queryByText('Will be sent')).not.toBeInTheDocument());
    await allAnswered(app);
  },
);

test('where all have been reviewed meanwhile there is nothing to send', async () => {
  keep(one(8, 'begun'), one(9, 'held'));
  const app = await openReviews({ answers: reviewing(three) });
  expect(within(await left()).getAllByText(/^None of these submissions is pending any more\./)[0]).toBeVisible();
  await app.user.click(await press('Close'));
  await leftGone();
  expect([kept(), verdictsSent(app.requests)]).toEqual([[], []]);
});

test('the workbench asks the same before anything else', async () => {
  keep(one(2, 'held'));
  const app = await openBench(three);
  expect(screen.queryByText('1 of 3')).not.toBeInTheDocument();
  await app.user.click(await press('Send 1 verdict'));
  await waitFor(() => expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s2']));
  await expectAt('1 of 3', 'Worker 1');
  await allAnswered(app);
  expect(kept()).toEqual([]);
});

test('a workbench that is closed without an answer keeps them, and they are asked about again', async () => {
  keep(one(2, 'held'));
  const app = await openBench(three);
  await left();
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  await benchClosed();
  expect(kept()).toEqual(['s2 held']);
  expect(await press('Send 1 verdict')).toBeVisible();
  await allAnswered(app);
  expect(verdictsSent(app.requests)).toEqual([]);
});

test('API-5 a 401 in the middle: nothing more is sent, the rest stays kept, and the same buyer is asked', async () => {
  let refusing = true;
  const refuse = http.patch('*/api/approveSubmission', () =>
    refusing ? HttpResponse.json({ message: 'unauthorized access' }, { status: 401 }) : undefined,
  );
  expectConsoleError(/ApiError/);
  const app = await openBench(three, { answers: [refuse] });
  await app.user.keyboard('aa');
  await app.user.click(await benchButton('Close'));
  await screen.findByRole('button', { name: 'Login' });
  expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1']);
  await waitFor(() => expect(kept()).toEqual(['s1 held', 's2 held']));
  refusing = false;
  await act(() => app.router.navigate('/login', { state: { from: BUYER_HOME } }));
  await signInAs(app.user, 'buyer');
  expect(await rowsLeft()).toHaveLength(2);
  expect(verdictsSent(app.requests)).toHaveLength(1);
  await waitFor(async () => expect(await press('Send 2 verdicts')).toBeVisible());
  await app.user.click(await press('Send 2 verdicts'));
  await waitFor(() => expect(kept()).toEqual([]));
  await allAnswered(app);
  expect(verdictsSent(app.requests).slice(1)).toEqual(['/approveSubmission s1', '/approveSubmission s2']);
});

test('BH-15 a verdict that fails says so, keeps the submission and offers it again', async () => {
  let refusing = true;
  const refuse = http.patch('*/api/approveSubmission', () =>
    refusing ? HttpResponse.json({ message: 'This worker has left.' }, { status: 409 }) : undefined,
  );
  expectConsoleError(/ApiError/);
  const app = await openBench(three, { answers: [refuse] });
  await app.user.keyboard('aaa');
  const dialog = await oops();
  expect(within(dialog).getByText('This worker has left.')).toBeVisible();
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await expectAt('1 of 3', 'Worker 1');
  expect((await bench()).getByText(/^Your verdict has not come through:/)).toBeVisible();
  expect(toasts()).toHaveTextContent(/^$/);
  refusing = false;
  await app.user.keyboard('uu');
  await expectAt('2 of 3', 'Worker 2');
  await app.user.keyboard('kr');
  await app.user.click(await benchButton('Close'));
  await benchClosed();
  await waitFor(() => expect(verdictsSent(app.requests)).toEqual(['/approveSubmission s1', '/rejectSubmission s1']));
  await allAnswered(app);
  expect(kept()).toEqual([]);
});

test('a second tab waits for the first: no verdict is given in two places', async () => {
  let leave: () => void = () => {};
  const other = locks.wait(`reviews:${demoPeople.buyer}`, () => new Promise<void>((resolve) => (leave = resolve)));
  const app = await renderApp(`${BUYER_HOME}?review=`, { as: 'buyer', extras: [], answers: reviewing(three) });
  expect(await screen.findByText(/^You are reviewing in another tab\./)).toBeVisible();
  expect(screen.queryByText('1 of 3')).not.toBeInTheDocument();
  leave();
  await other;
  await expectAt('1 of 3', 'Worker 1');
  await allAnswered(app);
});
