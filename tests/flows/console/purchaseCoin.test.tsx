import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { birds, fillAll, openAddTask } from '../support/addTask.ts';
import { toldBy } from '../support/notifications.ts';
import {
  balance,
  balanceShown,
  buy,
  buyer,
  card,
  charges,
  FAILED,
  fillIn,
  kept,
  openPurchase,
  pay,
  PURCHASE,
  purchased,
} from '../support/purchase.ts';
import { recordOf } from '../support/record.ts';
import { signInAs } from '../support/signIn.ts';
import { watchTimers, watchToast } from '../support/watchToast.ts';

const INTENT = '/create-payment-intent';
const SAVE = '/save-payment-info';

const cards = () => within(screen.getByRole('list', { name: 'Coin packages' })).getAllByRole('listitem');

test('BP-1 TITLE-12 four packages are sold', async () => {
  await openPurchase();
  expect(cards()).toHaveLength(4);
  expect(document.title).toBe('BuyerPurchaseCoin');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Purchase Coin');
});

test.each([
  ['BP-2', 0, '10 coins', '$1', '10 coins per dollar', 'Buy 10 coins'],
  ['BP-3', 1, '150 coins', '$10', '15 coins per dollar', 'Buy 150 coins'],
  ['BP-4', 2, '500 coins', '$20', '25 coins per dollar', 'Buy 500 coins'],
  ['BP-5', 3, '1000 coins', '$35', '28.57 coins per dollar', 'Buy 1000 coins'],
])('%s package %i has %s for %s', async (_, place, coins, price, rate, button) => {
  await openPurchase();
  const shown = within(cards()[place] ?? document.body);
  expect(shown.getByRole('heading', { level: 2 })).toHaveTextContent(coins);
  expect(shown.getByText(price)).toBeVisible();
  expect(shown.getByText(rate)).toBeVisible();
  expect(shown.getByRole('button')).toHaveAccessibleName(button);
});

test('BP-6 BP-7 choosing one shows the card form, and Cancel leads back without a charge', async () => {
  const app = await openPurchase();
  const { user } = app;
  await user.click(await buy(500));
  await waitFor(async () => expect(await card()).toHaveFocus());
  expect(screen.getByRole('region', { name: 'Pay for 500 coins' })).toHaveTextContent('$20.00');
  expect(pay()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cards()).toHaveLength(4);
  expect(await buy(500)).toHaveFocus();
  expect(app.bodies('POST', INTENT)).toEqual([]);
  expect([charges(app), kept()]).toEqual([0, []]);
});

test('BP-8 API-BUYER-9 Pay asks the server for an intent, in cents', { tags: 'thorough' }, async () => {
  const app = await openPurchase();
  await fillIn(app.user, 1000);
  await app.user.click(pay());
  await purchased(app, 1000);
  expect(app.bodies('POST', INTENT)).toEqual([{ amount: 3500, coins: 1000 }]);
});

test('BP-9 BP-10 API-BUYER-10 the charged intent is told to the server', { tags: 'thorough' }, async () => {
  const app = await openPurchase();
  await fillIn(app.user, 150);
  await app.user.click(pay());
  await purchased(app, 150);
  const [intent] = app.simulation.intents.snapshot();
  expect(intent).toMatchObject({ status: 'succeeded', amountInCents: 1000 });
  expect(app.bodies('POST', SAVE)).toEqual([{ paymentIntentId: intent?.id, coins: 150, cost: 10, email: buyer }]);
});

test('BP-11 NAV-13 the balance in the navigation bar is the new one', async () => {
  const app = await openPurchase();
  const before = balance(app);
  expect(balanceShown()).toHaveTextContent(`$${(before / 20).toFixed(2)}`);
  await fillIn(app.user, 150);
  await app.user.click(pay());
  await purchased(app, 150);
  expect(balance(app)).toBe(before + 150);
  await waitFor(() => expect(balanceShown()).toHaveTextContent(`$${((before + 150) / 20).toFixed(2)}`));
  expect(kept()).toEqual([]);
});

test.each([10, 1000])(
  'BP-12 CONST-2 %i coins: one toast with exactly its text, for 2000 ms, and the packages are back',
  { tags: 'thorough' },
  async (coins) => {
    const app = await openPurchase();
    await fillIn(app.user, coins);
    const text = `Payment successful! You have purchased ${coins} coins.`;
    const lasting = watchTimers(2000);
    const gone = watchToast(text);
    await app.user.click(pay());
    await purchased(app, coins);
    expect(document.getElementById('toasts')?.textContent).toBe(text);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(charges(app)).toBe(1);
    expect(await buy(coins)).toHaveFocus();
    expect(lasting()).toBe(1);
    expect(await gone).toBeGreaterThanOrEqual(1990);
  },
);

test('BP-12 nothing is said before the server has the payment', { tags: 'thorough' }, async () => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const slow = http.post('*/api/save-payment-info', async () => {
    await held;
  });
  const app = await openPurchase({ answers: [slow] });
  await fillIn(app.user, 150);
  await app.user.click(pay());
  await screen.findByText(/Your card was charged\. Your coins are being added/);
  expect(document.getElementById('toasts')?.textContent).toBe('');
  answer();
  await purchased(app, 150);
});

test.each([
  ['4000000000000002', '1239', 'Your card was declined.'],
  ['4000000000009995', '1239', 'Your card has insufficient funds.'],
  ['4242424242424241', '1239', 'Your card number is invalid.'],
  ['4242', '1239', 'Your card number is incomplete.'],
  ['4242424242424242', '12', "Your card's expiration date is incomplete."],
  ['4242424242424242', '0124', "Your card's expiration date is in the past."],
])(
  'BP-13 card %s, %s: the exact failure, and the company’s reason',
  { tags: 'thorough' },
  async (number, expiry, reason) => {
    const app = await openPurchase();
    await fillIn(app.user, 150, number, expiry);
    await app.user.click(pay());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(FAILED)).toBeVisible();
    expect(within(alert).getByText(reason)).toBeVisible();
    expect(pay()).toHaveAttribute('aria-disabled', 'false');
    expect([charges(app), app.bodies('POST', SAVE), kept()]).toEqual([0, [], []]);
  },
);

test('BP-13 DASH-14 a card that was declined is told by the Notifications too, with the reason, and by no toast', async () => {
  const { user } = await openPurchase();
  await fillIn(user, 150, '4000000000000002');
  await user.click(pay());
  await screen.findByText('Your card was declined.');
  expect(document.getElementById('toasts')).toHaveTextContent(/^$/);
  expect(await toldBy(user)).toEqual([
    expect.stringMatching(/^Payment failed\. Please try again\.Your card was declined\./),
  ]);
});

test('API-7 a payment that ends the session is told to nobody, nor to whoever signs in next', async () => {
  expectConsoleError(/Go away/);
  const refuse = http.post(`*/api${INTENT}`, () => HttpResponse.json({ message: 'Go away.' }, { status: 401 }));
  const { user } = await openPurchase({ answers: [refuse] });
  await fillIn(user, 150);
  await user.click(pay());
  await screen.findByRole('button', { name: 'Login' });
  await signInAs(user, 'buyer');
  await screen.findByRole('button', { name: 'Notifications' });
  expect(await toldBy(user)).toEqual([]);
});

test('BP-13 after a declined card another one pays the same intent', { tags: 'thorough' }, async () => {
  const app = await openPurchase();
  const { user } = app;
  await fillIn(user, 150, '4000000000000002');
  await user.click(pay());
  await screen.findByText('Your card was declined.');
  await user.clear(await card());
  await user.type(await card(), '4000002500003155');
  await user.click(pay());
  const bank = await screen.findByRole('button', { name: 'Complete authentication' });
  // What became of the first one goes with the next try, not with its success.
  expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
  await user.click(bank);
  await purchased(app, 150);
  expect(app.bodies('POST', INTENT)).toHaveLength(1);
  expect([charges(app), app.simulation.intents.snapshot().length]).toEqual([1, 1]);
});

test('a bank that asks (3-D Secure) and is answered lets the payment through', { tags: 'thorough' }, async () => {
  const app = await openPurchase();
  await fillIn(app.user, 150, '4000002500003155');
  await app.user.click(pay());
  await app.user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
  await purchased(app, 150);
  expect(charges(app)).toBe(1);
});

test('BP-13 a bank that is not answered does not', async () => {
  const app = await openPurchase();
  await fillIn(app.user, 150, '4000002500003155');
  await app.user.click(pay());
  await app.user.click(await screen.findByRole('button', { name: 'Fail authentication' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(FAILED);
  expect(alert).toHaveTextContent('We are unable to authenticate your payment method.');
  expect(charges(app)).toBe(0);
});

test('BP-14 a double click, Enter and further clicks make one payment', async () => {
  let answer = () => {};
  const held = new Promise<void>((go) => (answer = go));
  const app = await openPurchase({ answers: [http.post('*/api/create-payment-intent', () => held)] });
  const { user } = app;
  await fillIn(user, 150);
  await user.dblClick(pay());
  expect(pay()).toHaveAttribute('aria-disabled', 'true');
  expect(pay()).toHaveFocus();
  expect(screen.getByText('Your card is being charged …')).toBeVisible();
  await user.keyboard('{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  answer();
  await purchased(app, 150);
  expect([app.bodies('POST', INTENT).length, app.bodies('POST', SAVE).length, charges(app)]).toEqual([1, 1, 1]);
});

test.each([
  ['what the server says of it', () => HttpResponse.json({ message: 'Sold out.' }, { status: 400 }), 'Sold out.'],
  ['a server in trouble', () => new HttpResponse(null, { status: 500 }), ''],
  ['no connection', () => HttpResponse.error(), ''],
  ['an answer without a secret', () => HttpResponse.json({ secret: 'x' }), ''],
])('BP-13 no intent: %s', { tags: 'thorough' }, async (_, answer, reason) => {
  expectConsoleError(/ApiError/);
  const app = await openPurchase({ answers: [http.post('*/api/create-payment-intent', answer, { once: true })] });
  await fillIn(app.user, 150);
  await app.user.click(pay());
  expect(await screen.findByRole('alert')).toHaveTextContent(`${FAILED}${reason}`);
  expect(await card()).toHaveValue('4242 4242 4242 4242');
  await app.user.click(pay());
  await purchased(app, 150);
  expect(charges(app)).toBe(1);
});

test('the demo names the numbers that can be tried', { tags: 'thorough' }, async () => {
  const { user } = await openPurchase();
  await user.click(await buy(10));
  const hint = await screen.findByText('Demo cards');
  for (const number of ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 9995', '4000 0025 0000 3155'])
    expect(within(hint.parentElement ?? document.body).getByText(number)).toBeVisible();
});

test.each([
  [60, 50, 'Your task needs 10 coins more. The marked package is enough.', '10 coins'],
  [61, 50, 'Your task needs 11 coins more. The marked package is enough.', '150 coins'],
  [1051, 50, 'Your task needs 1,001 coins more: more than one package has.', undefined],
  [50, 50, 'You have enough coins for your task now.', undefined],
])('BA-12 a task of %i coins, of %i that there are: %s', async (cost, coin, says, enough) => {
  await renderApp(`${PURCHASE}?for=${String(cost)}`, { as: 'buyer', answers: [recordOf('buyer', { coin })] });
  expect(await screen.findByText(says, { exact: false })).toBeVisible();
  const marked = cards().filter((one) => within(one).queryByText('Enough for your task'));
  expect(marked.map((one) => within(one).getByRole('heading', { level: 2 }).textContent)).toEqual(
    enough === undefined ? [] : [enough],
  );
});

test('BA-12 what was typed into the task is still there on the way back from the coins', async () => {
  const { user, router, ...parts } = await openAddTask({ coin: 59 });
  await fillAll(user, parts);
  await user.click(parts.submit);
  await user.click(await screen.findByRole('link', { name: 'Go to Purchase Coin' }));
  await user.click(await screen.findByRole('button', { name: 'Back to your task' }));
  expect(await screen.findByRole('textbox', { name: 'Task title' })).toHaveValue(birds.title);
  expect(router.state.location.pathname).toBe('/Dashboard/buyerAddTask');
});

test.each(['', '-5', 'all', '1e9', '9'.repeat(40)])(
  'BP-1 an address that says %j of a task is Purchase Coin as ever',
  { tags: 'thorough' },
  async (said) => {
    await renderApp(`${PURCHASE}?for=${said}`, { as: 'buyer' });
    await buy(150);
    expect(screen.queryByRole('button', { name: 'Back to your task' })).not.toBeInTheDocument();
  },
);
