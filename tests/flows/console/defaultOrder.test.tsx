import { waitFor } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { screens } from '#console/screens.ts';
import type { Role } from '#domain/entities.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { aTask } from '#tests/support/aTask.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { allAnswered } from '../support/adminHome.ts';

type Sent = { name: string; day: string; coins: number };

/** Rows in the order in which every server here sends them. */
const sent: readonly Sent[] = [
  { name: 'RowB', day: '2026-03-04', coins: 30 },
  { name: 'RowD', day: '2026-03-02', coins: 40 },
  { name: 'RowA', day: '2026-03-01', coins: 10 },
  { name: 'RowC', day: '2026-03-03', coins: 20 },
];

/** Letters of the rows in the order of their names. This order, the others, and their reverses all differ. */
const byName = 'ABCD';
const earliestFirst = 'ADCB';
const latestFirst = 'BCDA';
const mostCoinsFirst = 'DBCA';
const lastSentFirst = 'CADB';

const user = ({ name, coins }: Sent) => ({
  _id: name,
  name,
  email: `${name}@example.test`,
  role: 'worker',
  coin: coins,
  imgurl: '',
});
const task = ({ name, day, coins }: Sent) =>
  aTask({ _id: name, taskTitle: name, completionDate: day, payableAmount: coins, user: 'owner@example.test' });
const work = ({ name, day, coins }: Sent, number: number) =>
  aSubmission(number, { task_title: name, current_date: day, payable_amount: coins, status: 'approved' });
const toReview = (row: Sent, number: number) => ({ ...work(row, number), status: 'pending' });
const withdrawal = ({ name, day, coins }: Sent, number: number) =>
  aWithdrawal(number, {
    worker_email: 'owner@example.test',
    worker_name: name,
    account_number: name,
    withdraw_date: `${day}T09:00:00.000Z`,
    withdrawal_coin: coins,
  });
const payout = (row: Sent, number: number) => ({
  ...withdrawal(row, number),
  status: 'approved',
  batch: 1,
  reference: '',
  reason: '',
});
const payment = ({ name, coins }: Sent) => ({ paymentIntentId: name, coins, cost: 1, email: demoPeople.buyer });
const purchase = ({ name, day, coins }: Sent) => ({
  _id: name,
  email: `${name}@example.test`,
  coins,
  cost: 1,
  bought: `${day}T09:00:00.000Z`,
  state: 'paid',
});
const action = ({ name, day }: Sent) => ({
  _id: name,
  action_date: `${day}T09:00:00.000Z`,
  action: 'setUserRole',
  collection: 'users',
  row: name,
  before: JSON.stringify({ name }),
  after: '{}',
});
const debt = ({ name, coins }: Sent) => ({ _id: name, name, email: `${name}@example.test`, debt: coins });

const owner = { ...user({ name: 'Owner', day: '', coins: 0 }), email: 'owner@example.test' };
const ownersPanel = (tab: string) => `manageuser?details=${owner._id}&tab=${tab}`;

/**
 * Lists with the order in which they open: title, order of the rows' letters, role, path, call, and a function that
 * makes a row.
 */
const lists: [
  list: string,
  order: string,
  role: Role,
  path: string,
  call: string,
  row: (row: Sent, n: number) => object,
][] = [
  ['AU-1 Manage Users', byName, 'admin', 'manageuser', 'allUser', user],
  ['AT-1 Manage Task', latestFirst, 'admin', 'managetask', 'allTaskForAdmin', task],
  ['AH-6 withdrawals that wait', latestFirst, 'admin', 'AdminHome', 'withdrawRequests', withdrawal],
  ['payouts', latestFirst, 'admin', 'payouts', 'payouts', payout],
  ['purchases', latestFirst, 'admin', 'purchases', 'purchases', purchase],
  ['actions', latestFirst, 'admin', 'actions', 'actions', action],
  ['owed coins', mostCoinsFirst, 'admin', 'debts', 'debts', debt],
  ['the tasks of a user', earliestFirst, 'admin', ownersPanel('tasks'), 'allTaskForAdmin', task],
  ['the withdrawals of a user', earliestFirst, 'admin', ownersPanel('payouts'), 'withdrawRequests', withdrawal],
  ['BH-5 work to review', earliestFirst, 'buyer', 'buyerHome', 'alltaskForbuyer', toReview],
  ['BT-1 My Tasks', latestFirst, 'buyer', 'buyerTask', 'buyerAlltask', task],
  ['PH-1 Payment History', lastSentFirst, 'buyer', 'paymentHistory', `paymenthistory${demoPeople.buyer}`, payment],
  ['WT-2 Available Tasks', mostCoinsFirst, 'worker', 'workerTaskList', 'Alltask', task],
  ['WS-1 My Submissions', latestFirst, 'worker', 'workerSubmission?perPage=10', 'submission', work],
  ['WH-3 approved submissions', latestFirst, 'worker', 'workerHome', 'approvedSubmission', work],
];

test.each(lists)('%s: opens as %s', { tags: 'thorough' }, async (_, order, role, path, call, row) => {
  const answers = [
    http.get(`*/api/${call}`, () => HttpResponse.json(sent.map(row))),
    http.get('*/api/allUser', () => HttpResponse.json([owner])),
    http.get(/\/api\/userSignals/, () => HttpResponse.json({ rows: [] })),
  ];
  const app = await renderApp(`/Dashboard/${path}`, { as: role, answers });
  await waitFor(() => expect([...rowsShown()].toSorted().join('')).toBe('ABCD'));
  expect([...rowsShown()].join('')).toBe(order);
  await allAnswered(app);
});

test('no list has been left out', { tags: 'thorough' }, () => {
  const tested = lists.map(([, , , path]) => path.split('?')[0]);
  expect(screens.filter(({ page, path }) => page === 'list' && !tested.includes(path))).toEqual([]);
});

/** Letters of the rows in the order on the page, without repeats. */
const rowsShown = () => {
  const place = document.querySelector('[role="dialog"]') ?? document.querySelector('main');
  return new Set(Array.from(place?.textContent.matchAll(/Row([A-D])/g) ?? [], ([, letter]) => letter));
};
