import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { usualExtras } from '#contract/extras.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { ADMIN_HOME, allAnswered, figuresShown, openHome, requestRow } from '../support/adminHome.ts';
import { catchDownloads } from '../support/downloads.ts';
import { hint, keepReceipts, openWithdrawals, sum } from '../support/withdrawals.ts';
import { write } from '../support/write.ts';

const ZOE = 'zoe.rahman@example.test';
const PAYOUTS = '/Dashboard/payouts';
const isExtra = ({ path }: { path: string }) => /payouts|payoutBatch|bankAnswer|withdrawal[^R]/.test(path);

type App = Awaited<ReturnType<typeof renderApp>>;
const requestsOf = ({ simulation }: App) => simulation.store.snapshot().withdrawals;

/** Demo's rows with fifty covered requests of two payment systems in place of all others. */
const fifty = (seed: Snapshot): Snapshot => {
  const [first] = seed.withdrawals;
  const workers = seed.users.filter(({ role }) => role === 'worker').slice(0, 50);
  if (!first || workers.length < 50) return expect.fail('The demo has too few workers.');
  return {
    ...seed,
    users: seed.users.map((user) => (workers.includes(user) ? { ...user, coin: 1000 } : user)),
    withdrawals: workers.map((worker, nth) => ({
      ...first,
      _id: `w${String(nth).padStart(2, '0')}`,
      worker_id: worker._id,
      worker_email: worker.email,
      worker_name: worker.name,
      withdrawal_coin: 200,
      withdrawal_amount: 1000,
      payment_system: nth % 2 ? 'Nagad' : 'Bkash',
      account_number: `0171${String(nth).padStart(4, '0')}`,
      status: 'pending',
      batch: 0,
    })),
  };
};

/**
 * File of a batch with the bank's answer: each line's last three cells are replaced by `said`, by the line's number.
 */
const filledIn = (lines: readonly string[], name: string, said: (nth: number) => string) =>
  new File(
    [lines.map((line, nth) => (nth === 0 || !line ? line : line.replace(/,,,?$/, said(nth)))).join('\r\n')],
    name,
    {
      type: 'text/csv',
    },
  );

const command = async (user: App['user'], name: string) => {
  const direct = screen.queryByRole('button', { name });
  if (direct) return user.click(direct);
  await user.click(screen.getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('C-67 fifty workers are paid by six presses and two files: one batch, and the bank’s answer after a look at it', async () => {
  const files = catchDownloads();
  const app = await openHome({ marketplaceOf: fifty });
  const { user } = app;
  let presses = 0;
  const press = async (element: HTMLElement) => {
    presses += 1;
    await user.click(element);
  };
  await press(await screen.findByRole('checkbox', { name: /^Select all rows/ }));
  await press(await screen.findByRole('button', { name: 'Select all 50' }));
  await screen.findByText('50 selected');
  presses += screen.queryByRole('button', { name: 'Make a batch' }) ? 1 : 2;
  await command(user, 'Make a batch');
  expect(await screen.findByText('Batch 1 was made. Send its files to the bank.')).toBeVisible();
  expect(files.names).toEqual(['payout-batch-1-Bkash.csv', 'payout-batch-1-Nagad.csv']);
  const [bkash, nagad] = [await files.lines(0), await files.lines(1)];
  expect(bkash[0]).toBe('batch,request,worker,account,amount,coins,result,reference,reason');
  expect(requestsOf(app).every(({ status, batch }) => status === 'underWay' && batch === 1)).toBe(true);

  // The sidebar's link; jsdom shows no sidebar.
  presses += 1;
  await app.router.navigate(PAYOUTS);
  await press(await screen.findByRole('button', { name: 'Bank’s answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank’s answer' }));
  await user.upload(dialog.getByLabelText('Files from the bank'), [
    filledIn(bkash, 'bkash.csv', (nth) => `,paid,TX-${String(nth)},`),
    filledIn(nagad, 'nagad.csv', (nth) => (nth === 1 ? ',failed,,No such account' : `,paid,TY-${String(nth)},`)),
  ]);
  expect(await dialog.findByText('49 paid, 1 failed')).toBeVisible();
  expect(await dialog.findAllByText('10.00')).toHaveLength(50);
  expect(dialog.queryByText(/not in these files/)).toBeNull();
  expect(requestsOf(app).some(({ status }) => status !== 'underWay')).toBe(false);
  await press(dialog.getByRole('button', { name: 'Book batch 1' }));
  expect(await screen.findByText('The bank’s answer about batch 1 was booked.')).toBeVisible();
  expect(requestsOf(app).filter(({ status }) => status === 'approved')).toHaveLength(49);
  expect(requestsOf(app).filter(({ status }) => status === 'failed')).toMatchObject([{ reason: 'No such account' }]);
  expect(presses).toBeLessThanOrEqual(6);
  await allAnswered(app);
});

test.each(['Hold', 'Refuse'] as const)('C-67 %s: an admin says why, and the request leaves the list', async (verb) => {
  const app = await openHome({}, `${ADMIN_HOME}?filter={"q":"rahman"}`);
  const { user } = app;
  await user.click(requestRow(ZOE).getByRole('checkbox'));
  await screen.findByText('1 selected');
  await command(user, verb);
  const dialog = within(await screen.findByRole('dialog', { name: `${verb} this withdrawal?` }));
  await user.click(dialog.getByRole('button', { name: verb }));
  expect(await dialog.findByText('Please say why, in at most 500 characters.')).toBeVisible();
  await write(user, dialog.getByLabelText(/^Reason/), 'Looks odd.');
  await user.click(dialog.getByRole('button', { name: verb }));
  const [done, status] =
    verb === 'Hold' ? ['The withdrawal is held.', 'held'] : ['The withdrawal was refused.', 'refused'];
  expect(await screen.findByText(done)).toBeVisible();
  expect(requestsOf(app).filter(({ reason }) => reason === 'Looks odd.')).toMatchObject([{ status }]);
  await app.router.navigate(PAYOUTS);
  expect(await screen.findByText('Looks odd.')).toBeVisible();
  await allAnswered(app);
  if (verb === 'Refuse') return;
  await user.click(screen.getByText('Release'));
  expect(await screen.findByText('The withdrawal was released.')).toBeVisible();
  expect(requestsOf(app).filter(({ status }) => status === 'held')).toEqual([]);
  await allAnswered(app);
});

/** Demo's rows with requests of the demo's worker: one failed, one paid, one under way. */
const sent = (seed: Snapshot): Snapshot => {
  const [first] = seed.withdrawals;
  const worker = seed.users.find(({ email }) => email === demoPeople.worker);
  if (!first || !worker) return expect.fail('The demo has no withdrawals.');
  const own = { ...first, worker_id: worker._id, worker_email: worker.email, worker_name: worker.name };
  return {
    ...seed,
    withdrawals: [
      { ...own, _id: 'a', status: 'failed', batch: 3, reason: 'No such account' },
      { ...own, _id: 'b', status: 'approved', batch: 3, reference: 'TX-7' },
      { ...own, _id: 'c', status: 'underWay', batch: 4, payment_system: 'Bkash' },
    ],
  };
};

test('C-67 a batch’s files are saved again, and a file that does not fit says so and can be cleared', async () => {
  const files = catchDownloads();
  const app = await renderApp(PAYOUTS, { as: 'admin', marketplaceOf: sent });
  const { user } = app;
  await user.click(await screen.findByText('Save files'));
  await waitFor(() => expect(files.names).toEqual(['payout-batch-4-Bkash.csv']));
  expect((await files.lines()).slice(1).filter(Boolean)).toEqual([expect.stringMatching(/^4,c,/)]);
  await user.click(screen.getByRole('button', { name: 'Bank’s answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank’s answer' }));
  const half = ['batch,request,result,reference,reason', '4,unknown,paid,TX,'].join('\r\n');
  await user.upload(dialog.getByLabelText('Files from the bank'), new File([half], 'half.csv', { type: 'text/csv' }));
  const missing = '1 request of this batch is not in these files, and stays under way.';
  expect(await dialog.findByText(missing)).toBeVisible();
  expectConsoleError(/ApiError: Row 1/);
  await user.click(dialog.getByRole('button', { name: 'Book batch 4' }));
  expect(await screen.findByText(/Row 1: there is no such request. Nothing was booked\./)).toBeVisible();
  expect(dialog.getByText(missing)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Clear' }));
  const none = new File(['name,coins\r\nZoe,7'], 'other.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Files from the bank'), none);
  const problem =
    'This is no file of a batch: it needs the columns “batch”, “request”, “result”, “reference” and “reason”.';
  expect(await dialog.findByText(problem)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Book the answer' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Clear' }));
  expect(dialog.queryByText(problem)).toBeNull();
  await allAnswered(app);
});

test('C-67 this month’s payouts are two presses away', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 18, 12) });
  const dates = ['2026-05-31', '2026-06-02', '2026-06-30'];
  const dated = (seed: Snapshot): Snapshot => {
    const all = sent(seed);
    const withdrawals = all.withdrawals.map((one, nth) => ({
      ...one,
      withdraw_date: `${dates[nth] ?? ''}T12:00:00.000Z`,
    }));
    return { ...all, withdrawals };
  };
  const app = await renderApp(PAYOUTS, { as: 'admin', marketplaceOf: dated });
  expect(await screen.findByText('Failed')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Requested: Any' }));
  await app.user.click(await screen.findByRole('button', { name: 'This month' }));
  await waitFor(() => expect(screen.queryByText('Failed')).toBeNull());
  for (const text of ['Paid', 'Under way']) expect(screen.getByText(text)).toBeVisible();
  await allAnswered(app);
});

test('C-67 in Bangla the number of a batch has the digits of the list, in the answer too', async () => {
  const app = await renderApp(PAYOUTS, { as: 'admin', marketplaceOf: sent });
  await app.user.click(await screen.findByRole('button', { name: 'Bank’s answer' }));
  const answer = ['batch,request,result,reference,reason', '4,c,failed,,No such account'].join('\r\n');
  await app.user.upload(
    screen.getByLabelText('Files from the bank'),
    new File([answer], 'bank.csv', { type: 'text/csv' }),
  );
  await act(() => changeLanguage('bn'));
  expect(await screen.findByRole('button', { name: 'ব্যাচ ৪ হিসাবে তুলুন' })).toBeVisible();
  await act(() => changeLanguage('en'));
  await allAnswered(app);
});

test('C-67 a request that was paid without a batch has a dash for its batch and for its reference', async () => {
  const paid = (seed: Snapshot): Snapshot => {
    const all = sent(seed);
    return { ...all, withdrawals: all.withdrawals.slice(1, 2).map((one) => ({ ...one, batch: 0, reference: '' })) };
  };
  const app = await renderApp(PAYOUTS, { as: 'admin', marketplaceOf: paid });
  expect(await screen.findAllByText('–')).toHaveLength(2);
  await allAnswered(app);
});

test('C-67 a worker sees state, reference and reason of the own requests', async () => {
  await openWithdrawals(500, { marketplaceOf: sent, extras: usualExtras });
  const states = await screen.findByRole('region', { name: 'State of your requests' });
  for (const text of ['Failed', 'No such account', 'Paid', 'TX-7', 'Under way'])
    expect(within(states).getByText(text)).toBeVisible();
});

test('C-67 what was paid to a worker is as the server knows it: without what is under way, whatever this browser saw first', async () => {
  const paid = (seed: Snapshot): Snapshot => {
    const all = sent(seed);
    return {
      ...all,
      withdrawals: all.withdrawals.map((one) => ({ ...one, withdrawal_coin: 240, withdrawal_amount: 900 })),
    };
  };
  await openWithdrawals(500, { marketplaceOf: paid, extras: usualExtras });
  expect(figuresShown()).toMatchObject({ 'Waiting to be paid': '240', Paid: '240' });
  // The rate may have changed since: the money is what was paid.
  expect(screen.getByText('$9.00', { exact: false, selector: 'dd' })).toBeVisible();
});

test('C-67 of a worker with more than a hundred requests it says since when', async () => {
  const many = (seed: Snapshot): Snapshot => {
    const [, one] = sent(seed).withdrawals;
    if (!one) return expect.fail('There is no request that was paid.');
    const on = (nth: number) => new Date(Date.UTC(2026, 0, 1 + nth, 12)).toISOString();
    const withdrawals = Array.from({ length: 101 }, (_, nth) => ({
      ...one,
      _id: `w${String(nth)}`,
      withdraw_date: on(nth),
      withdrawal_coin: 200,
    }));
    return { ...seed, withdrawals };
  };
  await openWithdrawals(500, { marketplaceOf: many, extras: usualExtras });
  expect(figuresShown()).toMatchObject({ 'Paid since Jan 2, 2026': '20,000' });
});

test('C-67 coins of a request that failed do not wait: they can be asked for again, whatever this browser remembers', async () => {
  keepReceipts([{ coins: 200 }, { coins: 500 }]);
  const failed = (seed: Snapshot): Snapshot => {
    const all = sent(seed);
    return { ...all, withdrawals: all.withdrawals.filter(({ status }) => status === 'failed') };
  };
  await openWithdrawals(500, { marketplaceOf: failed, extras: usualExtras });
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(sum()).toEqual(['500', '0']);
  expect(hint()).toBe('Whole coins, at least 200 and at most 500.');
  expect(screen.queryByRole('region', { name: 'Your requests from this device' })).toBeNull();
});

test('C-67 of a server that announces nothing no batch is asked for, and nothing of it is shown', async () => {
  const admin = await openHome({ extras: [] });
  await admin.user.click(requestRow(ZOE).getByRole('checkbox'));
  await screen.findByText('1 selected');
  for (const text of ['Make a batch', 'Hold', 'Refuse', 'Payouts']) expect(screen.queryByText(text)).toBeNull();
  await allAnswered(admin);
  expect(admin.requests.filter(isExtra)).toEqual([]);
});

test('C-67 of a server that announces nothing a worker’s page asks for no states', async () => {
  const { requests } = await openWithdrawals(500);
  expect(screen.queryByRole('region', { name: 'State of your requests' })).toBeNull();
  expect(requests.filter(isExtra)).toEqual([]);
});
