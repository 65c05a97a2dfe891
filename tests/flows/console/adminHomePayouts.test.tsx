import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { server } from '#tests/support/server.ts';
import { ADMIN_HOME, allAnswered, openHome, pending, requestRow } from '../support/adminHome.ts';

/**
 * Requests to check before paying. Worker 1 has coins for the older of two, 2 and 3 share an account, 4 gave none, 5
 * asks for too many dollars.
 */
const requests = [
  aWithdrawal(1),
  aWithdrawal(2, { account_number: '0 17' }),
  aWithdrawal(3, { account_number: '017', withdrawal_coin: 1000 }),
  aWithdrawal(4, { account_number: ' ', payment_system: 'Nagad' }),
  aWithdrawal(5, { withdrawal_amount: 100, payment_system: 'Nagad' }),
  aWithdrawal(6, { worker_email: 'worker1@example.test', worker_name: 'Worker 1', payment_system: 'Other' }),
];
const coins = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`worker${String(n)}@example.test`, n === 3 ? 1000 : 250]));
/** Text of a cell, by the worker's address and the column's number; the worker's column is 0. */
const textOf = (email: string, column: number) => requestRow(email).getAllByRole('gridcell')[column + 1]?.textContent;
const barShown = (count: number) => screen.findByText(new RegExp(`^${String(count)} to check$`));

const reviewButton = () =>
  within(screen.getByRole('toolbar', { name: 'Commands' })).getByRole('button', { name: 'Review payouts' });

const review = async ({ user }: Awaited<ReturnType<typeof openHome>>) => {
  await user.click(reviewButton());
  return within(await screen.findByRole('dialog', { name: 'Review payouts' }));
};

test(
  'AH-6 rows to check are marked in words where the matter is: coins, amount, account number',
  { tags: 'thorough' },
  async () => {
    await openHome({ answers: pending(requests, coins) });
    await barShown(5);
    expect(textOf('worker4@example.test', 4)).toBe('No account');
    expect(textOf('worker2@example.test', 4)).toBe('0 17Shared account');
    expect(textOf('worker3@example.test', 4)).toBe('017Shared account');
    expect(textOf('worker5@example.test', 2)).toBe('Wrong amount100.00');
    const [younger, older] = screen.getAllByText('worker1@example.test').map((one) => one.closest('[role="row"]'));
    expect(younger).toHaveTextContent('Not covered');
    expect(older).not.toHaveTextContent('Not covered');
  },
);

test('AH-6 of a worker whose account was deleted it is said, and not that coins are lacking; it is not a clean one', async () => {
  const app = await openHome({ answers: pending([aWithdrawal(1), aWithdrawal(2)], { 'worker2@example.test': 200 }) });
  await barShown(1);
  expect(textOf('worker1@example.test', 0)).toContain('Deleted');
  expect(textOf('worker2@example.test', 0)).not.toContain('Deleted');
  // There is nobody to open; 'Payment Success' is a button still.
  expect(requestRow('worker1@example.test').queryByRole('button', { name: /Worker 1/ })).toBeNull();
  expect(requestRow('worker2@example.test').getByRole('button', { name: /Worker 2/ })).toBeVisible();
  expect(screen.queryByText('Not covered')).not.toBeInTheDocument();
  const preview = await review(app);
  const deleted = preview.getByRole('list', { name: /^Deleted\s*The worker’s account has been deleted/ });
  expect(within(deleted).getByRole('listitem')).toHaveTextContent(/^\S*Worker 1/);
  await app.user.click(preview.getByRole('button', { name: 'Select the clean ones' }));
  await waitFor(() => expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1));
  expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Worker 2');
});

test('AH-6 nothing to check, nothing said', { tags: 'thorough' }, async () => {
  await openHome({ answers: pending([aWithdrawal(1)], { 'worker1@example.test': 200 }) });
  expect(screen.queryByText(/to check$/)).not.toBeInTheDocument();
});

test('AH-6 the preview totals by payment system and gives every reason; closing it returns the focus', async () => {
  const app = await openHome({ answers: pending(requests, coins) });
  await barShown(5);
  const preview = await review(app);
  await app.user.click(preview.getByRole('button', { name: 'Show as table' }));
  const table = within(preview.getByRole('table', { name: 'Totals by payment system' }));
  expect(table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Payment system', 'Requests', 'Coins', 'Amount ($)', 'To check'],
    ['Bkash', '3', '1,400', '70.00', '2'],
    ['Nagad', '2', '400', '110.00', '2'],
    ['Other', '1', '200', '10.00', '1'],
    ['Total', '6', '2,000', '190.00', '5'],
  ]);
  const uncovered = within(preview.getByRole('list', { name: /^Not covered.*counted from the oldest request on/ }));
  expect(uncovered.getAllByRole('listitem').at(-1)).toHaveTextContent(/Worker 1200 coins, \$10\.00, Jun 6, 2026/);
  const people = preview.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(new Set(people).size).toBe(5);
  await app.user.click(preview.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(reviewButton()).toHaveFocus();
});

test('AH-6 API-8 balances that cannot be loaded take nothing else with them; Try again completes the preview', async () => {
  expectConsoleError(/ApiError/);
  const failing = http.get('*/api/allUser', () => new HttpResponse('no', { status: 400 }), { once: true });
  const app = await openHome({ answers: [failing, ...pending(requests, coins)] });
  await barShown(4);
  expect(screen.queryByText('Not covered')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const preview = await review(app);
  const alert = preview.getByRole('alert');
  expect(alert).toHaveTextContent(/^The balances of the workers could not be loaded/);
  await app.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await preview.findByText('Not covered')).toBeVisible();
  await allAnswered(app);
  expect(preview.queryByRole('alert')).not.toBeInTheDocument();
});

test(
  'AH-6 API-8 after a Refresh that failed the marks stay with the rows, and no pay sheet is made of them',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    const { user, queryClient } = await openHome({ answers: pending(requests, coins) });
    await barShown(5);
    const sheet = () => screen.queryByRole('button', { name: 'Pay sheet' });
    expect(sheet()).toBeVisible();
    const failing = http.get('*/api/withdrawRequests', () => new HttpResponse('no', { status: 400 }), { once: true });
    server.use(failing);
    await user.keyboard('r');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The list could not be loaded.');
    await allAnswered({ queryClient });
    expect(textOf('worker4@example.test', 4)).toBe('No account');
    expect(sheet()).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await allAnswered({ queryClient });
  },
);

test('AH-6 the preview says how the money lies by payment system, and how many have waited for how long', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const waiting = [0, 1, 2, 3, 6, 7, 40].map((days, place) => aWithdrawal(place + 1, { withdraw_date: ago(days) }));
  const app = await openHome({ answers: pending([...waiting, aWithdrawal(9, { account_number: '' })], coins) });
  const preview = await review(app);
  expect(await preview.findByRole('heading', { name: 'Amount ($) by payment system' })).toBeVisible();
  await app.user.click(preview.getByRole('button', { name: 'Show as table' }));
  expect(preview.getByText(/^The oldest request has waited for/)).toHaveTextContent(
    /^The oldest request has waited for \d+ days\. Bkash has the largest share: \$80\.00 of \$80\.00\.$/,
  );
  const rows = within(preview.getByRole('table', { name: /^Requests by how long/ }));
  expect(rows.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WaitingRequests',
    'Since today1',
    '1–2 days2',
    '3–6 days2',
    '7+ days3',
  ]);
});

test(
  'AH-6 the preview shows a group of requests in the list: those with one reason, or of one payment system',
  { tags: 'thorough' },
  async () => {
    const app = await openHome({ answers: pending(requests, coins) });
    await barShown(5);
    const rows = () => [...document.querySelectorAll('[role="row"] [id^="withdrawal-worker"] .TwoLines > :last-child')];
    const shown = () => rows().map(({ textContent }) => textContent);
    const preview = await review(app);
    await app.user.click(
      preview.getByRole('button', { name: 'Show these in the list', description: /^Shared account/ }),
    );
    await waitFor(() => expect(shown()).toEqual(['worker3@example.test', 'worker2@example.test']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(await screen.findByRole('button', { name: 'Chosen rows: 2 Remove this filter' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await waitFor(() => expect(shown()).toHaveLength(6));
    expect(screen.queryByRole('button', { name: /^Chosen rows/ })).toBeNull();
    const again = await review(app);
    await app.user.click(again.getByRole('button', { name: 'Show as table' }));
    await app.user.click(again.getByRole('button', { name: 'Nagad' }));
    expect(await screen.findByRole('button', { name: 'Payment system: Nagad' })).toBeVisible();
    await waitFor(() => expect(shown()).toEqual(['worker5@example.test', 'worker4@example.test']));
  },
);

test(
  'AH-6 the preview selects the clean requests, whatever the list is filtered by',
  { tags: 'thorough' },
  async () => {
    const app = await openHome(
      { answers: pending(requests, coins) },
      `${ADMIN_HOME}?filter=${encodeURIComponent('{"payment_system":["Nagad"]}')}`,
    );
    await barShown(5);
    const preview = await review(app);
    await app.user.click(preview.getByRole('button', { name: 'Select the clean ones' }));
    expect(await screen.findByText('1 selected')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1));
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Worker 1');
  },
);

test('AH-6 where everything in the list is to be checked, selecting the clean ones says so, until the list is another', async () => {
  const app = await openHome(
    { answers: pending(requests, coins) },
    `${ADMIN_HOME}?filter=${encodeURIComponent('{"payment_system":["Nagad"]}')}`,
  );
  await barShown(5);
  const noneClean = 'All requests in the list have something to check.';
  await app.user.click(screen.getByRole('button', { name: 'Select the clean ones' }));
  expect(await screen.findByText(noneClean)).toBeVisible();
  expect(screen.queryByRole('row', { selected: true })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.queryByText(noneClean)).toBeNull());
});
