import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { specified, type Prices } from '#domain/coins.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { ADMIN_HOME, openHome, rowsShown } from '../support/adminHome.ts';
import { PURCHASE } from '../support/purchase.ts';
import { register, rightForm } from '../support/registration.ts';
import { write } from '../support/write.ts';
import { coins, enter, WITHDRAWALS } from '../support/withdrawals.ts';

const PURCHASES = '/Dashboard/purchases';

const yen: Prices = {
  currency: { code: 'JPY', minorUnits: 0 },
  packages: [
    { coins: 100, price: 980 },
    { coins: 300, price: 2980 },
  ],
  payout: { coins: 20, pays: 100 },
  leastWithdrawal: 1_000_000,
  welcome: { buyer: 50, worker: 10, perDay: 0 },
};

test('the owner’s packages are sold, in the owner’s currency', async () => {
  const { user, bodies, session } = await renderApp(PURCHASE, { as: 'buyer', prices: yen });
  const packages = await screen.findByRole('list', { name: 'Coin packages' });
  const shown = within(packages)
    .getAllByRole('listitem')
    .map((one) => [...one.querySelectorAll('h2, p')].map(({ textContent }) => textContent));
  expect(shown).toEqual([
    ['100 coins', '¥980', '10.2 coins per ¥100'],
    ['300 coins', '¥2,980', '10.07 coins per ¥100'],
  ]);
  expect(document.body).not.toHaveTextContent('$');
  expect(document.body).toHaveTextContent(`¥${String((session.state().record?.coin ?? NaN) * 5)}`);
  await user.click(screen.getByRole('button', { name: 'Buy 300 coins' }));
  expect(await screen.findByRole('region', { name: 'Pay for 300 coins' })).toHaveTextContent('¥2,980');
  expect(bodies('POST', '/create-payment-intent')).toEqual([]);
});

test('a withdrawal is asked for at the owner’s rate, from the owner’s minimum on', async () => {
  const { user, bodies } = await renderApp(WITHDRAWALS, { as: 'worker', prices: { ...yen, leastWithdrawal: 40 } });
  await screen.findByText('20 coins are ¥100.');
  expect(await screen.findByLabelText('Amount (¥)')).toBeVisible();
  await enter(user, '41');
  expect(screen.getByLabelText('Amount (¥)')).toHaveValue('205');
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(bodies('POST', '/withdrawRequest')).toMatchObject([{ withdrawal_coin: 41, withdrawal_amount: 205 }]),
  );
});

test('who has too few is told the owner’s minimum', async () => {
  await renderApp(WITHDRAWALS, { as: 'worker', prices: yen });
  expect(await screen.findByText('Insufficient coins (minimum 1000000 coins required).')).toBeVisible();
  expect(coins()).toBeVisible();
});

test('an admin sees what is owed for all coins beside the cash taken, and amounts in the currency', async () => {
  const { simulation } = await openHome({ prices: yen });
  const { users, tasks, payments } = simulation.store.snapshot();
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const owed = sum([...users.map(({ coin }) => coin), ...tasks.map(({ escrow }) => escrow)]);
  const books = within(screen.getByRole('region', { name: 'Coins and cash' }));
  const said = books.getAllByRole('definition').map(({ textContent }) => textContent);
  const money = (amount: number) => `¥${amount.toLocaleString('en')}`;
  expect(said[0]).toBe(`${money(owed * 5)}${owed.toLocaleString('en')} coins`);
  expect(said[1]).toBe(money(sum(payments.map(({ cost }) => cost))));
  expect(screen.getByRole('columnheader', { name: 'Amount (¥)' })).toBeVisible();
  // At another rate than today's: the server set these amounts, and nothing is wrong with them.
  expect(screen.queryByText('Wrong amount')).toBeNull();
});

test('a payment moves the coins and cash above the list', async () => {
  const { user, simulation } = await openHome();
  const paidOut = () =>
    within(screen.getByRole('region', { name: 'Coins and cash' })).getAllByRole('definition')[2]?.textContent;
  const before = paidOut();
  const [button] = await rowsShown();
  await user.click(button ?? document.body);
  await waitFor(() => expect(paidOut()).not.toBe(before));
  const paid = simulation.store.snapshot().withdrawals.filter(({ status }) => status === 'approved');
  const cents = paid.reduce((sum, { withdrawal_amount }) => sum + withdrawal_amount, 0);
  expect(paidOut()).toBe(`$${(cents / 100).toFixed(2)}`);
});

test.each([
  { code: 'JPY', minorUnits: 0, typed: '¥100', amount: 100, sign: '¥' },
  { code: 'USD', minorUnits: 2, typed: '$1.50', amount: 150, sign: '$' },
  { code: 'BHD', minorUnits: 3, typed: '1.250', amount: 1250, sign: 'BHD' },
])('a part of a payment is refunded in $code, in its smallest unit', async ({ typed, amount, sign, ...currency }) => {
  const { user, simulation } = await renderApp(`${PURCHASES}?filter={"q":"farida"}`, {
    as: 'admin',
    prices: { ...specified, currency },
    marketplaceOf: (seed) => ({ ...seed, payments: seed.payments.map((one) => ({ ...one, cost: 5000 })) }),
  });
  await user.click((await screen.findAllByRole('button', { name: 'Refund' }))[0] ?? document.body);
  const input = await screen.findByLabelText(`Amount (${sign})`);
  await user.clear(input);
  await write(user, input, typed);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(simulation.state().marketplace.refunds).toMatchObject([{ cents: amount }]));
});

test('beyond the welcome coins of the day a new account is told that it has none', async () => {
  // The owner reads it too.
  expectConsoleError(/^The welcome coins of this day are given, 0 at most: \w+ got none\.$/);
  const app = await renderApp('/register', { prices: yen });
  await register(app.user, { ...rightForm, role: 'buyer' });
  expect(
    await screen.findByText('The welcome coins of today have all been given: your account begins without any.'),
  ).toBeVisible();
  expect(app.session.state().record?.coin).toBe(0);
});

test('C-67 a server that announces no prices is not asked for them, and everything is the specification’s', async () => {
  const { requests } = await openHome({ extras: [], prices: specified });
  expect(requests.filter(({ path }) => ['/prices', '/books'].includes(path))).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Coins and cash' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Amount ($)' })).toBeVisible();
  expect(ADMIN_HOME).toBe(location.pathname);
});
