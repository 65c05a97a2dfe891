import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { dayAfter, dayOf } from '#domain/moments.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { openHome, pending } from '../support/adminHome.ts';
import { catchDownloads } from '../support/downloads.ts';
import { columnHeader } from '../support/manageUsers.ts';

afterEach(() => {
  vi.useRealTimers();
});

const requests = [
  aWithdrawal(1),
  aWithdrawal(3, { account_number: '=1+1' }),
  aWithdrawal(2, { payment_system: 'Nagad' }),
  aWithdrawal(4, { worker_name: 'Nobody', payment_system: '' }),
];
const coins = Object.fromEntries(requests.map(({ worker_email }) => [worker_email, 500]));
const open = () => {
  windowWidth(1440);
  return openHome({ answers: pending(requests, coins) });
};
const workersShown = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="worker_name"] .TwoLines > :first-child')].map(
    ({ textContent }) => textContent,
  );

test('AH-6 the list opens with the newest request; Oldest first turns it round, and the address says so', async () => {
  const { user } = await open();
  await waitFor(() => expect(workersShown()).toEqual(['Nobody', 'Worker 3', 'Worker 2', 'Worker 1']));
  await user.click(screen.getByRole('button', { name: 'Oldest first' }));
  await waitFor(() => expect(workersShown()).toEqual(['Worker 1', 'Worker 2', 'Worker 3', 'Nobody']));
  expect(columnHeader('Date')).toHaveAttribute('aria-sort', 'ascending');
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    sort: 'withdraw_date',
    order: 'ASC',
  });
});

test(
  'AH-6 Pay sheet offers each payment system for a payout portal and for a spreadsheet, and says which is for what',
  { tags: 'thorough' },
  async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pay sheet' }));
    const menu = await screen.findByRole('menu');
    const portal = 'Account numbers stand in it as they were given; an apostrophe guards what a spreadsheet would run.';
    const spreadsheet = 'An apostrophe keeps the first zeros of account numbers.';
    const systems = ['None (1)', 'Bkash (2)', 'Nagad (1)'];
    expect([...menu.children].map(({ textContent }) => textContent)).toEqual([
      `For a payout portal${portal}`,
      ...systems,
      `For a spreadsheet${spreadsheet}`,
      ...systems,
    ]);
    for (const system of systems) {
      expect(within(menu).getByRole('menuitem', { name: `${system} for a payout portal. ${portal}` })).toBeVisible();
      expect(within(menu).getByRole('menuitem', { name: `${system} for a spreadsheet. ${spreadsheet}` })).toBeVisible();
    }
  },
);

test.each([
  ['a payout portal', 'portal', '01710000001'],
  ['a spreadsheet', 'spreadsheet', "'01710000001"],
])(
  'AH-6 a pay sheet for %s holds the requests of one payment system, and what could run is guarded',
  async (what, kind, account) => {
    const files = catchDownloads();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pay sheet' }));
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^Bkash \\(2\\) for ${what}`) }));
    await waitFor(() => expect(files.names).toHaveLength(1));
    expect(files.names[0]).toMatch(new RegExp(`^pay-sheet-Bkash-${kind}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    expect(await files.lines()).toEqual([
      'Worker,Email,Account number,Amount ($),Coins,Date,Request id',
      `Worker 1,worker1@example.test,${account},10.00,200,2026-06-01,w1`,
      `Worker 3,worker3@example.test,"'=1+1",10.00,200,2026-06-03,w3`,
    ]);
  },
);

test('AH-6 Review payouts opens the preview also when there is nothing to check', async () => {
  const { user } = await openHome({ answers: pending([aWithdrawal(1)], { 'worker1@example.test': 500 }) });
  await user.click(screen.getByRole('button', { name: 'Review payouts' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Review payouts' }));
  expect(preview.getByText('There is nothing to check.')).toBeVisible();
});

test('AH-6 a request says for how many days of the calendar it has waited, and nothing on the first', async () => {
  const at = (days: number, time: string) => new Date(`${dayAfter(dayOf(new Date()), -days)}T${time}`).toISOString();
  const waiting = [
    aWithdrawal(1, { withdraw_date: at(4, '00:01') }),
    aWithdrawal(2, { withdraw_date: at(1, '23:59') }),
    aWithdrawal(3, { withdraw_date: at(0, '00:00') }),
    aWithdrawal(4, { withdraw_date: 'soon' }),
  ];
  await openHome({ answers: pending(waiting, coins) });
  const said = () =>
    [...document.querySelectorAll('[role="gridcell"][data-field="withdraw_date"] small')].map(
      ({ textContent }) => textContent,
    );
  await waitFor(() => expect(said()).toEqual(['waiting for 1 day', 'waiting for 4 days']));
});

/** Three requests that can be paid, and two with issues: no account number, and more coins than the worker has. */
const mixed = [
  aWithdrawal(1),
  aWithdrawal(2, { payment_system: 'Nagad' }),
  aWithdrawal(3, { account_number: '' }),
  aWithdrawal(5),
  aWithdrawal(6),
];
const openMixed = () => {
  windowWidth(1440);
  return openHome({ answers: pending(mixed, { ...coins, 'worker5@example.test': 500, 'worker6@example.test': 10 }) });
};
const selectedShown = () =>
  [...document.querySelectorAll('[role="row"][aria-selected="true"]')].map(
    (row) => row.querySelector('[data-field="worker_name"] .TwoLines > :first-child')?.textContent,
  );

test('AH-6 the clean ones are selected, a sheet of each payment system is saved, and the same rows are marked as paid', async () => {
  const files = catchDownloads();
  const app = await openMixed();
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Select the clean ones' }));
  await waitFor(() => expect(selectedShown()).toEqual(['Worker 5', 'Worker 2', 'Worker 1']));
  await user.click(screen.getByRole('button', { name: 'Pay sheet' }));
  await user.click(await screen.findByRole('menuitem', { name: /^For a payout portal/ }));
  await waitFor(() => expect(files.names).toHaveLength(2));
  expect(files.names.map((name) => name.split('-').slice(2, 4).join(' '))).toEqual(['Bkash portal', 'Nagad portal']);
  const whoIsIn = async (nth: number) => (await files.lines(nth)).slice(1).map((line) => line.split(',')[0]);
  expect([await whoIsIn(0), await whoIsIn(1)]).toEqual([['Worker 1', 'Worker 5'], ['Worker 2']]);
  await user.click(screen.getByRole('button', { name: 'Payment Success', description: '' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/3/);
});

test('AH-6 the clean ones of a filtered list are those that it shows', { tags: 'thorough' }, async () => {
  const { user } = await openMixed();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Nagad');
  await waitFor(() => expect(workersShown()).toEqual(['Worker 2']));
  await user.click(screen.getByRole('button', { name: 'Select the clean ones' }));
  await waitFor(() => expect(selectedShown()).toEqual(['Worker 2']));
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('AH-6 a clean request that came since the list was shown is not selected unseen', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  windowWidth(1440);
  const requests = [aWithdrawal(1)];
  const holders = { ...coins, 'worker5@example.test': 500 };
  const late = http.get('*/api/withdrawRequests', () => HttpResponse.json(requests));
  const { user } = await openHome({ answers: [late, ...pending([], holders)] });
  requests.push(aWithdrawal(5));
  // Longer than a list that was read counts as fresh.
  vi.setSystemTime(Date.now() + 31_000);
  await user.click(await screen.findByRole('button', { name: 'Select the clean ones' }));
  expect(await screen.findByText('The list has changed: choose again.')).toBeVisible();
  await screen.findByText('worker5@example.test');
  expect(selectedShown()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Select the clean ones' }));
  await waitFor(() => expect(selectedShown()).toHaveLength(2));
});

test('AH-6 a press on a request opens its worker among the users', async () => {
  const { user, router } = await openMixed();
  await user.click(await screen.findByRole('button', { name: /^Worker 6/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Dashboard/manageuser'));
  expect(await screen.findByRole('dialog', { name: 'worker6@example.test' })).toBeVisible();
});

test('AH-6 a press on a request opens its worker however the server writes the address', async () => {
  const asked = aWithdrawal(6, { worker_email: 'Worker6@Example.TEST' });
  const { user } = await openHome({ answers: pending([asked], { 'worker6@example.test': 500 }) });
  await user.click(await screen.findByRole('button', { name: /^Worker 6/ }));
  expect(await screen.findByRole('dialog', { name: 'worker6@example.test' })).toBeVisible();
});
