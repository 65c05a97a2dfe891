import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import type { Sent } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { allAnswered } from '../support/adminHome.ts';
import { outcomeRows, press, summary } from '../support/bulkWork.ts';
import { catchDownloads } from '../support/downloads.ts';
import { asked, question, questionGone } from '../support/manageUsers.ts';
import {
  openedSheet,
  openPhone,
  openSheet,
  pasteVerdicts,
  previewed,
  sendVerdicts,
  sheetGone,
} from '../support/reviewSheet.ts';
import { PENDING, reviewing, reviewsSent, STATS } from '../support/reviews.ts';

const LEFT = `bulk-left:${demoPeople.buyer}`;
const submissions = (count: number) => Array.from({ length: count }, (_, place) => aSubmission(place + 1));
const fileOf = (text: string) => new File([text], 'reviews.csv', { type: 'text/csv' });
const paths = ({ requests }: { requests: readonly Sent[] }) => reviewsSent(requests).map(({ path }) => path);

test('BH-10 BH-12 BH-14 what waits is downloaded, filled and sent: one PATCH a verdict, and the lists are read again', async () => {
  const { names, lines } = catchDownloads();
  const own = [aSubmission(1, { submission_details: '=1+1, "so"' }), aSubmission(2), aSubmission(3)];
  const app = await openPhone({ answers: reviewing(own) });
  const parts = await openSheet(app.user);
  expect(parts.field).toHaveFocus();
  expect(parts.queryByText('There is no verdict to send.')).not.toBeInTheDocument();
  await app.user.click(parts.getByRole('button', { name: 'Export for review' }));
  expect(names).toEqual([expect.stringMatching(/^reviews-\d{4}-\d\d-\d\d\.csv$/)]);
  const [head = '', first = '', second = '', third = ''] = await lines();
  expect([head, first]).toEqual([
    'id,task,worker,answer,verdict',
    `s1,Task 1,Worker 1 <worker1@example.test>,"'=1+1, ""so""",`,
  ]);
  await app.user.upload(parts.getByLabelText('File'), fileOf(' \n'));
  expect(await parts.findByText('There is nothing in this file.')).toBeVisible();
  await app.user.upload(
    parts.getByLabelText('File'),
    fileOf([head, `${first}Approve`, `${second} REJECTED `, third].join('\r\n')),
  );
  await parts.findByText('One row has no verdict and stays pending.');
  expect(await previewed()).toEqual([
    ['To be sent: 2'],
    ['2', 'Worker 1: Task 1=1+1, "so"', 'Approve', '40'],
    ['3', 'Worker 2: Task 2Work 2', 'Reject', '0'],
  ]);
  expect(parts.getByText('To approve: 1, which pays 40 coins ($2.00). To reject: 1.')).toBeVisible();
  const before = asked(app.requests).length;
  expect(await sendVerdicts(app.user, 2)).toContain(
    'This approves 1 submission and pays the worker 40 coins ($2.00). This rejects 1 submission: the worker gets nothing for it. It cannot be undone.',
  );
  expect(await screen.findByText('Reviewed: 2')).toBeVisible();
  await allAnswered(app);
  expect(reviewsSent(app.requests).map(({ path, body }) => [path, body])).toEqual([
    ['/approveSubmission', { submissionId: 's1', workerEmail: 'worker1@example.test', payableAmount: 40 }],
    ['/rejectSubmission', { submissionId: 's2', taskId: 't2' }],
  ]);
  expect(asked(app.requests).slice(before)).toEqual(expect.arrayContaining([STATS, PENDING]));
  expect(screen.queryByText('Worker 2')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import verdicts' })).toHaveFocus();
  expect((await openSheet(app.user)).field).toHaveValue('');
});

test('what cannot be sent is named: unknown and settled ids, doubles, contradictions, unreadable verdicts', async () => {
  const app = await openPhone({ answers: reviewing([...submissions(4), aSubmission(5, { status: 'rejected' })]) });
  const parts = await pasteVerdicts(
    app.user,
    'nobody,approve',
    's5,approve',
    's1,approve',
    's1,Approved',
    's2,approve',
    's2,reject',
    's3,maybe',
    's4,',
    ',reject',
  );
  expect(await previewed()).toEqual([
    ['To be sent: 1'],
    ['4', 'Worker 1: Task 1Work 1', 'Approve', '40'],
    ['Left out: 7'],
    ['2', expect.stringContaining('No submission with the id nobody waits for your review'), 'Approve', ''],
    ['3', 'Worker 5: Task 5Work 5Reviewed already: Rejected', 'Approve', ''],
    ['5', 'Worker 1: Task 1Work 1Same as row 4; it is sent once', 'Approve', ''],
    ['6', 'Worker 2: Task 2Work 2Row 7 has another verdict: neither is sent', 'Approve', ''],
    ['7', 'Worker 2: Task 2Work 2Row 6 has another verdict: neither is sent', 'Reject', ''],
    ['8', 'Worker 3: Task 3Work 3No verdict: “maybe”. Write “Approve” or “Reject”', 'maybe', ''],
    ['10', 'There is no id in this row', 'Reject', ''],
  ]);
  expect(parts.getByText('1 of 9 rows will be sent')).toBeVisible();
  await sendVerdicts(app.user, 1);
  await screen.findByText('Reviewed: 1');
  await allAnswered(app);
  expect(paths(app)).toEqual(['/approveSubmission']);
  // What a correction makes right is there to be corrected.
  const { field } = await openSheet(app.user);
  expect(field).toHaveValue('id,verdict\ns2,approve\ns2,reject\ns3,maybe\n,reject');
});

test.each([
  ['task,answer\nBirds,Two', 'Columns are missing in the first row: id, verdict.'],
  ['id,verdict,সিদ্ধান্ত\ns1,approve,', 'A column is there more than once: verdict.'],
  ['id,verdict\n"s1,approve', 'The quotation marks in row 2 do not match.'],
  ['id,verdict', 'There is nothing below the names of the columns.'],
])('%j is no file of verdicts: %s', async (text, message) => {
  const app = await openPhone({ answers: reviewing(submissions(1)) });
  const parts = await openSheet(app.user);
  await app.user.click(parts.field);
  await app.user.paste(text);
  expect(await parts.findByText(message)).toBeVisible();
  expect(parts.queryByRole('table')).not.toBeInTheDocument();
  expect(parts.getByRole('button', { name: 'Send verdicts' })).toBeDisabled();
  expect(parts.field).toHaveValue(text);
});

test('nothing that was pasted is lost: by no to the question, by Back, by a reload', async () => {
  const first = await openPhone({ answers: reviewing(submissions(2)) });
  const pasted = await pasteVerdicts(first.user, 's1,approve', 's2,aprove');
  const text = 'id,verdict\ns1,approve\ns2,aprove';
  await first.user.click(pasted.getByRole('button', { name: 'Send 1 verdict' }));
  await first.user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect((await openedSheet(first.user)).field).toHaveValue(text);
  await first.router.navigate(-1);
  await sheetGone();
  expect(reviewsSent(first.requests)).toEqual([]);
  first.view.unmount();
  const app = await openPhone({ answers: reviewing(submissions(2)) }, '?sheet=');
  const parts = await openedSheet(app.user);
  expect(parts.field).toHaveValue(text);
  await app.user.click(parts.getByRole('button', { name: 'Start over' }));
  await app.user.click(within(await question()).getByRole('button', { name: 'Start over' }));
  await questionGone();
  await waitFor(() => expect(parts.field).toHaveValue(''));
  expect(Object.keys(localStorage).filter((key) => key.includes('draft.reviewSheet'))).toEqual([]);
  await app.user.click(parts.getByRole('button', { name: 'Close' }));
  await sheetGone();
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toHaveFocus();
});

test('a call that failed is listed with its verdict, stays in the field, and is sent by Retry failed', async () => {
  expectConsoleError(/BulkError: 1 of 2 rows/);
  let isBroken = true;
  const broken = http.patch('*/api/rejectSubmission', () =>
    isBroken ? new HttpResponse(null, { status: 500 }) : undefined,
  );
  const app = await openPhone({ answers: [broken, ...reviewing(submissions(2))] });
  await pasteVerdicts(app.user, 's1,approve', 's2,reject');
  await sendVerdicts(app.user, 2);
  await summary('Reviewed: 1, Failed: 1');
  expect(outcomeRows()).toEqual([['Reject · Worker 2: Task 2', 'Failed', 'The server refused, with status 500.']]);
  await allAnswered(app);
  const again = await openSheet(app.user);
  expect(again.field.value.split('\n').slice(1)).toEqual(['s2,Reject']);
  await app.user.click(again.getByRole('button', { name: 'Close' }));
  await sheetGone();
  isBroken = false;
  await app.user.click(await press('Retry failed'));
  expect(await screen.findByText('Reviewed: 2')).toBeVisible();
  expect(paths(app)).toEqual(['/approveSubmission', '/rejectSubmission', '/rejectSubmission']);
  await allAnswered(app);
});

test('a verdict that never arrived has failed, and its reason says that it was not done', async () => {
  expectConsoleError(/BulkError: 1 of 1 rows/);
  const app = await openPhone({
    answers: [http.patch('*/api/approveSubmission', () => HttpResponse.error()), ...reviewing(submissions(1))],
  });
  await pasteVerdicts(app.user, 's1,approve');
  await sendVerdicts(app.user, 1);
  await waitFor(() => summary('Failed: 1'), { timeout: 10_000 });
  expect(outcomeRows()).toEqual([['Approve · Worker 1: Task 1', 'Failed', 'No answer came, and it was not done.']]);
  expect(await press('Retry failed')).toBeVisible();
  await allAnswered(app);
});

test('what somebody else has reviewed since is skipped and said, not offered again', { tags: 'thorough' }, async () => {
  const own = submissions(2);
  const app = await openPhone({ answers: reviewing(own) });
  await pasteVerdicts(app.user, 's1,approve', 's2,approve');
  server.use(...reviewing(own.slice(1)));
  await sendVerdicts(app.user, 2);
  await summary('Reviewed: 1, Skipped: 1');
  expect(outcomeRows()).toEqual([['Approve · Worker 1: Task 1', 'Skipped', 'Reviewed already']]);
  expect(screen.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
  expect(reviewsSent(app.requests)).toMatchObject([{ body: { submissionId: 's2' } }]);
  await allAnswered(app);
});

test(
  'a reload in the middle offers the rest, each with its verdict; none is sent again',
  { tags: 'thorough' },
  async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const answers = [
      http.patch('*/api/approveSubmission', () => held),
      http.patch('*/api/rejectSubmission', () => held),
      ...reviewing(submissions(20)),
    ];
    const first = await openPhone({ answers });
    const lines = Array.from({ length: 20 }, (_, place) => `s${String(place + 1)},${place % 2 ? 'reject' : 'approve'}`);
    await pasteVerdicts(first.user, ...lines);
    await sendVerdicts(first.user, 20);
    await waitFor(() => expect(paths(first)).toHaveLength(16));
    dispatchEvent(new Event('pagehide'));
    const kept = sessionStorage.getItem(LEFT) ?? '';
    await first.user.click(await press('Stop'));
    first.view.unmount();
    release();
    await delay(200);
    sessionStorage.setItem(LEFT, kept);

    const app = await openPhone({ answers });
    await summary('No answer: 16, Not started: 4');
    await app.user.click(await press('Resume'));
    await summary('Reviewed: 4, Skipped: 16');
    await allAnswered(app);
    const bodies = reviewsSent(app.requests).map(({ path, body }) => [
      path,
      (body as { submissionId: string }).submissionId,
    ]);
    expect(bodies).toEqual([
      ['/approveSubmission', 's17'],
      ['/rejectSubmission', 's18'],
      ['/approveSubmission', 's19'],
      ['/rejectSubmission', 's20'],
    ]);
  },
);

test('BH-10 nobody is paid twice when the same file comes again', { tags: 'thorough' }, async () => {
  const app = await openPhone();
  const { user, simulation } = app;
  const books = () => simulation.state().marketplace;
  const own = books().submissions.filter(
    ({ status, buyer_name }) => status === 'pending' && buyer_name === 'Mateo Silva',
  );
  const [one, two, three] = own;
  if (!one || !two || !three) throw new Error('The demo has too little to review.');
  const coinsOf = ({ worker_id }: typeof one) => books().users.find(({ _id }) => _id === worker_id)?.coin ?? 0;
  const before = coinsOf(one);
  const lines = [`${one._id},approve`, `${two._id},reject`];
  await pasteVerdicts(user, ...lines);
  await sendVerdicts(user, 2);
  await screen.findByText('Reviewed: 2');
  await allAnswered(app);
  expect(coinsOf(one)).toBe(before + one.payable_amount);
  const parts = await pasteVerdicts(user, ...lines);
  await waitFor(async () =>
    expect((await previewed()).slice(1).map(([row, text, , coins]) => [row, text, coins])).toEqual([
      ['2', `${one._id}Reviewed already: Approved`, ''],
      ['3', `${two._id}Reviewed already: Rejected`, ''],
    ]),
  );
  expect(parts.getByText('There is no verdict to send.')).toBeVisible();
  expect(parts.getByRole('button', { name: 'Send verdicts' })).toBeDisabled();
  expect(paths(app)).toEqual(['/approveSubmission', '/rejectSubmission']);
  expect(coinsOf(one)).toBe(before + one.payable_amount);
});

test('BH-6 Export for review saves what the list’s filter finds, at once', async () => {
  const { names, lines } = catchDownloads();
  const own = [aSubmission(1), aSubmission(2, { task_title: 'Birds' }), aSubmission(3)];
  const query = `?${new URLSearchParams({ filter: JSON.stringify({ q: 'birds' }) }).toString()}`;
  const app = await openPhone({ answers: reviewing(own) }, query);
  await screen.findByText('1–1 of 1');
  await app.user.click(screen.getByRole('button', { name: 'Export for review' }));
  await waitFor(() => expect(names).toHaveLength(1));
  expect(await lines()).toEqual([
    'id,task,worker,answer,verdict',
    expect.stringMatching(/^s2,Birds,Worker 2 <worker2@example\.test>,/),
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('HOME-25 in Bangla the heads and the verdicts of the file are Bangla, and English ones are read as well', async () => {
  const { lines } = catchDownloads();
  const app = await openPhone({ answers: reviewing(submissions(2)) });
  await act(() => changeLanguage('bn'));
  onTestFinished(async () => {
    await act(() => changeLanguage('en'));
  });
  await app.user.click(await screen.findByRole('button', { name: 'সিদ্ধান্ত ইমপোর্ট' }));
  const parts = within(await screen.findByRole('dialog', { name: 'সিদ্ধান্ত ইমপোর্ট' }));
  await app.user.click(parts.getByRole('button', { name: 'যাচাইয়ের জন্য এক্সপোর্ট' }));
  const [head = '', first = '', second = ''] = await lines();
  expect(head).toBe('আইডি,কাজ,কর্মী,উত্তর,সিদ্ধান্ত');
  await app.user.upload(parts.getByLabelText('ফাইল'), fileOf([head, `${first}অনুমোদন`, `${second}reject`].join('\n')));
  expect(await parts.findByText('অনুমোদন: ১টি, কর্মীরা পাবেন ৪০টি কয়েন ($২.০০)। প্রত্যাখ্যান: ১টি।')).toBeVisible();
});
