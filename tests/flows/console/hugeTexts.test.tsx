import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { screens } from '#console/screens.ts';
import { entities, type Fields } from '#domain/entities.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { allAnswered } from '../support/adminHome.ts';
import { aSubmission, aTask, offering, openTask } from '../support/work.ts';

const MEGABYTE = 'x'.repeat(1_000_000);
const NOTE = 'Cut here: the first 10,000 of 1,000,000 characters.';

/** Row whose every text is a megabyte, other than those given in `row`. */
const huge = (fields: Fields, row: object) => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, kind === 'text' ? MEGABYTE : 5])),
  imgurl: '',
  taskImageUrl: '',
  role: 'worker',
  status: 'pending',
  ...row,
});
const user = huge(entities.user, { _id: 'u1', email: 'ann@example.test' });
const task = huge(entities.task, { _id: 't1', completionDate: '2999-06-30' });
const submission = huge(entities.submission, { _id: 's1', task_id: 't1', current_date: '2026-06-15' });
const withdrawal = huge(entities.withdrawal, { ...aWithdrawal(1), worker_name: MEGABYTE, account_number: MEGABYTE });
const payout = huge(entities.payout, { ...withdrawal, status: 'failed' });
const payment = huge(entities.payment, {});
const purchase = huge(entities.purchase, { _id: 'pi_1', bought: '2026-06-15' });
const debt = huge(entities.debt, { _id: 'u1' });
const action = huge(entities.action, { _id: 'a1', action_date: '2026-06-15' });
const oneTask = http.get(/\/api\/oneTaskDetails/, () => HttpResponse.json(task));
const kept = http.get(/\/api\/keptText/, () =>
  HttpResponse.json(huge(entities.keptText, { _id: 's1', taskTitle: 'Old' })),
);
const signals = http.get(/\/api\/userSignals/, () =>
  HttpResponse.json({ rows: [huge(entities.signal, { _id: 'h1', user: 'u2', reason: 'sharedAccount' })] }),
);
const answering = (path: string, row: object) => http.get(`*/api/${path}`, () => HttpResponse.json([row]));

/** Checks that the page shows the beginning of a text of a megabyte, and only a small part of it. */
const isSmall = () => {
  expect(document.body.textContent).toContain('x'.repeat(400));
  expect(document.body.innerHTML.length).toBeLessThan(250_000);
};

// prettier-ignore
const lists = [
  ['admin',  'manageuser',       [answering('allUser', user)]],
  ['admin',  'managetask',       [answering('allTaskForAdmin', task)]],
  ['admin',  'payouts',          [answering('payouts', payout)]],
  ['admin',  'purchases',        [answering('purchases', purchase)]],
  ['admin',  'debts',            [answering('debts', debt)]],
  ['admin',  'actions',          [answering('actions', action)]],
  ['admin',  'AdminHome',        [answering('withdrawRequests', withdrawal), answering('allUser', user)]],
  ['buyer',  'buyerHome',        [answering('alltaskForbuyer', submission), answering('buyerAlltask', task)]],
  ['buyer',  'buyerTask',        [answering('buyerAlltask', task)]],
  ['buyer',  'paymentHistory',   [answering('paymenthistory*', payment)]],
  ['worker', 'workerTaskList',   [answering('Alltask', task), answering('submission', submission)]],
  ['worker', 'workerSubmission', [answering('submission', submission), oneTask, kept]],
  ['worker', 'workerSubmission?perPage=10&page=1', [answering('submission', submission)]],
] as const;

test('no list has been left out', { tags: 'thorough' }, () => {
  const tested = lists.map(([, path]) => path.split('?')[0]);
  expect(screens.filter(({ page, path }) => page === 'list' && !tested.includes(path))).toEqual([]);
});

test.each(lists.flatMap((one) => [1440, 390].map((width) => [...one, width] as const)))(
  'ENT-6 a row of megabytes on the %s’s %s leaves the page small (%#)',
  { tags: 'thorough' },
  async (as, path, answers, width) => {
    windowWidth(width);
    const app = await renderApp(`/Dashboard/${path}`, { as, answers });
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain('x'.repeat(400)));
    await allAnswered(app);
    isSmall();
  },
);

test.each([
  ['admin', 'manageuser?details=u1', [answering('allUser', user), signals]],
  ['admin', 'managetask?details=t1', [answering('allTaskForAdmin', task)]],
  ['buyer', 'buyerHome?details=s1', [answering('alltaskForbuyer', submission), answering('buyerAlltask', task), kept]],
  ['worker', 'workerSubmission?details=s1', [answering('submission', submission), oneTask, kept]],
] as const)(
  'ENT-6 a record of megabytes in a panel of the %s’s %s leaves the page small',
  async (as, path, answers) => {
    const app = await renderApp(`/Dashboard/${path}`, { as, answers });
    const panel = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(panel.getAllByRole('heading')[0]).toHaveTextContent(/^x{500}…$/));
    await allAnswered(app);
    if (as !== 'admin' || path.startsWith('managetask')) expect(panel.getAllByText(NOTE)[0]).toBeVisible();
    isSmall();
  },
);

test('ENT-6 a submission of megabytes in the workbench leaves the page and what it keeps small', async () => {
  const answers = [answering('alltaskForbuyer', submission), answering('buyerAlltask', task), kept];
  const app = await renderApp('/Dashboard/buyerHome?review=', { as: 'buyer', answers });
  await screen.findByText('1 of 1');
  await allAnswered(app);
  expect(screen.getAllByText(NOTE)[0]).toBeVisible();
  isSmall();
  await app.user.keyboard('a');
  await screen.findByText('Nothing is left to decide.');
  isSmall();
  expect(JSON.stringify(localStorage).length).toBeLessThan(20_000);
  await app.user.keyboard('u');
  await screen.findByText('1 of 1');
});

test(
  'WD-2 a task of megabytes is shown as far as anybody reads, with a note, and handed in whole',
  { tags: 'thorough' },
  async () => {
    const whole = aTask({ taskTitle: MEGABYTE, taskDetail: MEGABYTE, submissionInfo: MEGABYTE, name: MEGABYTE });
    const accept = http.post('*/api/submissions', () => HttpResponse.json({}));
    const mine = aSubmission({ submission_details: MEGABYTE, status: 'rejected' });
    const app = await openTask({ answers: [accept, ...offering([whole], [mine])] });
    expect(screen.getAllByText(NOTE)).toHaveLength(3);
    isSmall();
    await app.user.type(screen.getByRole('textbox', { name: 'Submission details' }), 'Done.');
    await app.user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Your work has been saved');
    expect(app.bodies('POST', '/submissions')).toMatchObject([{ task_title: MEGABYTE, buyer_name: MEGABYTE }]);
    await allAnswered(app);
  },
);
