import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { allAnswered, figuresShown } from '../support/adminHome.ts';
import { factsIn } from '../support/details.ts';
import { asked, question, questionGone } from '../support/manageUsers.ts';
import { toasts } from '../support/reviews.ts';
import {
  accepting,
  coins,
  enter,
  field,
  keepReceipts,
  openWithdrawals,
  receiptsKey,
  receiptsShown,
  WITHDRAWALS,
  withdrawalsSent,
  withdrawButton,
} from '../support/withdrawals.ts';

const INVALID = 'Invalid withdrawal amount.';
const done = () => within(toasts() ?? document.body).findByText('Payment Successful');
const oops = () => screen.findByRole('alertdialog', { name: 'Oops...' });
const lost = http.post('*/api/withdrawRequest', () => HttpResponse.error());

test('TITLE-14 GUARD-7 the page has its title and its heading', async () => {
  await openWithdrawals(500);
  expect(document.title).toBe('withdrawals');
  expect(screen.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
});

test.each([
  [50, '50', '$2.50'],
  [1234, '1,234', '$61.70'],
  [0, '0', '$0.00'],
])('WW-1 WW-2 %i coins are the balance, and their worth the earnings', async (coin, balance, earnings) => {
  await openWithdrawals(coin);
  expect(figuresShown()).toEqual({ 'Coin balance': balance, Earnings: earnings });
});

test('WW-3 WW-9 the form: coins, a read-only amount, four payment systems, an account number', async () => {
  await openWithdrawals(500);
  expect(coins()).not.toHaveAttribute('readonly');
  expect(field('Amount ($)')).toHaveAttribute('readonly');
  const system = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment system' });
  expect([...system.options].map(({ text }) => text)).toEqual(['Bkash', 'Rocket', 'Nagad', 'Other']);
  expect(field('Account number')).toBeVisible();
});

test('WW-4 the amount follows the coins as they are typed', async () => {
  const { user } = await openWithdrawals(500);
  const shown: string[] = [];
  for (const letter of '250') {
    await user.type(coins(), letter);
    shown.push(field('Amount ($)').value);
  }
  expect(shown).toEqual(['0.10', '1.25', '12.50']);
  await user.type(field('Amount ($)'), '9');
  expect(field('Amount ($)')).toHaveValue('12.50');
});

test('WW-4 WW-7 Max enters the balance', async () => {
  const { user } = await openWithdrawals(437);
  await user.click(screen.getByRole('button', { name: 'Max' }));
  expect(coins()).toHaveValue('437');
  expect(coins()).toHaveFocus();
  expect(field('Amount ($)')).toHaveValue('21.85');
});

test.each([
  ['WW-5', 'too few', '199'],
  ['WW-5', 'nothing', ''],
  ['WW-5', 'a fraction', '250.5'],
  ['WW-5', 'an exponent', '3e2'],
  ['WW-5', 'a minus', '-300'],
  ['WW-5', 'a separator', '1,000'],
  ['WW-5', 'words', 'three hundred'],
  ['WW-6', 'one too many', '501'],
  ['WW-6', 'a huge number', '9'.repeat(400)],
])('%s %s (%#) is refused in place, nothing is sent and nothing lost', async (_id, _case, typed) => {
  const { user, requests } = await openWithdrawals(500);
  if (typed) await enter(user, typed);
  await user.type(field('Account number'), '0171');
  await user.click(withdrawButton());
  expect(await screen.findByText(INVALID)).toBeVisible();
  expect(coins()).toHaveAccessibleDescription(INVALID);
  expect(coins()).toHaveFocus();
  expect([coins().value, field('Account number').value]).toEqual([typed, '0171']);
  expect(withdrawalsSent(requests)).toEqual([]);
});

test.each(['200', '500'])('WW-7 %s of 500 are accepted', async (typed) => {
  const app = await openWithdrawals(500, { answers: [accepting] });
  await enter(app.user, typed);
  await app.user.click(withdrawButton());
  await done();
  await allAnswered(app);
  expect(withdrawalsSent(app.requests)[0]?.body).toMatchObject({ withdrawal_coin: Number(typed) });
});

test.each([
  [199, true],
  [200, false],
])('WW-8 with %i coins the sentence stands in place of the button: %s', async (coin, tooFew) => {
  await openWithdrawals(coin);
  const sentence = screen.queryByText('Insufficient coins (minimum 200 coins required).');
  expect(sentence !== null).toBe(tooFew);
  expect(screen.queryByRole('button', { name: 'Withdraw' }) === null).toBe(tooFew);
  expect(screen.queryByRole('button', { name: 'Max' }) === null).toBe(tooFew);
});

test('WW-10 WW-11 API-WORKER-7 an empty account number is hinted at and sent all the same', async () => {
  const app = await openWithdrawals(500, { answers: [accepting] });
  const { user, requests } = app;
  const before = Date.now();
  expect(field('Account number')).toHaveAccessibleDescription(/does not know where to pay/);
  await enter(user, '250');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment system' }), 'Rocket');
  await user.click(withdrawButton());
  await done();
  await allAnswered(app);
  const [sent, ...more] = withdrawalsSent(requests);
  expect(more).toEqual([]);
  expect(sent?.body).toEqual({
    worker_email: demoPeople.worker,
    worker_name: 'Priya Nair',
    withdrawal_coin: 250,
    withdrawal_amount: 12.5,
    payment_system: 'Rocket',
    account_number: '',
    withdraw_date: expect.any(String) as unknown,
    status: 'pending',
  });
  const { withdraw_date } = sent?.body as { withdraw_date: string };
  expect(new Date(withdraw_date).toISOString()).toBe(withdraw_date);
  expect(Date.parse(withdraw_date)).toBeGreaterThanOrEqual(before);
});

test('WW-12 in the demo the request waits among the admin’s, with the worker’s account', async () => {
  const app = await renderApp(WITHDRAWALS, { as: 'worker' });
  await screen.findByRole('textbox', { name: 'Coins to withdraw' });
  await enter(app.user, '220');
  await app.user.type(field('Account number'), ' 01711-22 ');
  await app.user.click(withdrawButton());
  await done();
  await allAnswered(app);
  const { withdrawals } = app.simulation.state().marketplace;
  const mine = withdrawals.filter(({ worker_email }) => worker_email === demoPeople.worker);
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({
    withdrawal_coin: 220,
    withdrawal_amount: 11,
    account_number: '01711-22',
    status: 'pending',
  });
});

test('WW-13 success says so with a second line, clears the form and leaves a receipt (C-22, C-48)', async () => {
  const app = await openWithdrawals(500, { answers: [accepting] });
  await enter(app.user, '300');
  await app.user.type(field('Account number'), '0171');
  await app.user.click(withdrawButton());
  await done();
  expect(toasts()).toHaveTextContent('Your request waits for an admin’s review.');
  await waitFor(() => expect([coins().value, field('Account number').value]).toEqual(['', '']));
  expect(receiptsShown()).toHaveLength(1);
  const [receipt] = receiptsShown();
  expect(factsIn(receipt ?? document.body)).toMatchObject({
    Coins: '300',
    'Amount ($)': '15.00',
    'Payment system': 'Bkash',
    'Account number': '0171',
  });
  expect(receipt).toHaveTextContent('Waits for review');
  await allAnswered(app);
});

test('WW-13 nothing is said before the server has answered, and a second press sends nothing', async () => {
  const slow = http.post('*/api/withdrawRequest', async () => {
    await delay(300);
    return HttpResponse.json({});
  });
  const app = await openWithdrawals(500, { answers: [slow] });
  await enter(app.user, '300');
  await app.user.dblClick(withdrawButton());
  expect(toasts()).toHaveTextContent(/^$/);
  expect(receiptsShown()[0]).toHaveTextContent('Not confirmed');
  await app.user.keyboard('{Enter}');
  await done();
  await allAnswered(app);
  expect(withdrawalsSent(app.requests)).toHaveLength(1);
  expect(receiptsShown()).toHaveLength(1);
});

describe('WW-14 a failure', () => {
  test.each([
    ['a sentence', { message: 'Coins are on hold.' }, 'Something went wrong! Coins are on hold.'],
    ['a status alone', {}, 'Something went wrong!'],
  ])(
    'WW-14 that is a refusal with %s opens Oops..., leaves no receipt and loses nothing',
    async (_case, body, text) => {
      expectConsoleError(/ApiError/);
      const refusing = http.post('*/api/withdrawRequest', () => HttpResponse.json(body, { status: 400 }));
      const app = await openWithdrawals(500, { answers: [refusing] });
      await enter(app.user, '300');
      await app.user.type(field('Account number'), '0171');
      await app.user.click(withdrawButton());
      expect(await oops()).toHaveAccessibleDescription(text);
      await app.user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect([coins().value, field('Account number').value]).toEqual(['300', '0171']);
      expect(receiptsShown()).toEqual([]);
      expect(toasts()).toHaveTextContent(/^$/);
      await allAnswered(app);
    },
  );

  test('WW-14 whose answer was lost is said to be unknown, keeps a receipt, and is not sent again by itself', async () => {
    expectConsoleError(/ApiError/);
    const app = await openWithdrawals(700, { answers: [lost] });
    await enter(app.user, '300');
    await app.user.click(withdrawButton());
    const dialog = await oops();
    expect(dialog).toHaveTextContent('It may have been done. Nobody can look up whether the request arrived.');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(coins()).toHaveValue('300');
    expect(receiptsShown()[0]).toHaveTextContent('Not confirmed: it may have arrived');
    await allAnswered(app);
    expect(withdrawalsSent(app.requests)).toHaveLength(1);
  });
});

test('WW-14 the same amount is sent again only after a question, another amount without', async () => {
  keepReceipts([{ coins: 300, state: 'unconfirmed' }]);
  const app = await openWithdrawals(1000, { answers: [accepting] });
  await enter(app.user, '300');
  await app.user.click(withdrawButton());
  const asks = await question();
  expect(asks).toHaveTextContent('300 coins ($15.00)');
  expect(asks).toHaveTextContent('If you send it again, there may be two.');
  await app.user.click(within(asks).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(withdrawalsSent(app.requests)).toEqual([]);
  expect(coins()).toHaveValue('300');
  await app.user.click(withdrawButton());
  await app.user.click(within(await question()).getByRole('button', { name: 'Withdraw' }));
  await done();
  await questionGone();
  await enter(app.user, '240');
  await app.user.click(withdrawButton());
  await waitFor(() => expect(withdrawalsSent(app.requests)).toHaveLength(2));
  await allAnswered(app);
  expect(receiptsShown()).toHaveLength(3);
});

test('WW-10 more than the balance asked for from this device is warned of and not blocked (C-48)', async () => {
  keepReceipts([{ coins: 300 }]);
  const app = await openWithdrawals(500, { answers: [accepting] });
  const warning = () => screen.queryByText(/beyond your balance/);
  expect(warning()).toBeNull();
  await enter(app.user, '200');
  expect(warning()).toBeNull();
  await enter(app.user, '201');
  expect(warning()).toHaveTextContent(
    'You have asked for 300 coins from this device already. With 201 coins more that is beyond your balance of 500 coins',
  );
  await app.user.click(withdrawButton());
  await done();
  await allAnswered(app);
  expect(withdrawalsSent(app.requests)).toHaveLength(1);
});

test('WW-10 a receipt is there after a reload, for its own user alone, and goes when its user takes it away', async () => {
  keepReceipts([{ coins: 300 }, { coins: 220, account: '' }]);
  keepReceipts([{ coins: 999 }], demoPeople.buyer);
  const app = await openWithdrawals(500);
  expect(receiptsShown().map((one) => factsIn(one).Coins)).toEqual(['300', '220']);
  expect(factsIn(receiptsShown()[1] ?? document.body)['Account number']).toBe('None');
  await app.user.click(screen.getAllByRole('button', { name: 'Remove' })[0] ?? document.body);
  await waitFor(() => expect(receiptsShown().map((one) => factsIn(one).Coins)).toEqual(['220']));
  expect(screen.getByRole('heading', { name: 'Sent from this device' })).toHaveFocus();
});

test.each(['no list', '[{"key":1}]', '{"a":1}', 'null'])(
  'WW-10 receipts that the browser spoiled (%s) break nothing',
  async (kept) => {
    localStorage.setItem(receiptsKey(demoPeople.worker), kept);
    await openWithdrawals(500);
    expect(receiptsShown()).toEqual([]);
    expect(withdrawButton()).toBeVisible();
  },
);

test('WW-3 what was typed is there again after a visit elsewhere', async () => {
  const app = await openWithdrawals(500);
  await enter(app.user, '240');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Payment system' }), 'Nagad');
  await app.user.type(field('Account number'), '0171');
  await app.router.navigate('/aboutUs');
  await screen.findByRole('heading', { name: 'About TaskCoin' });
  await app.router.navigate(WITHDRAWALS);
  await waitFor(() => expect(coins()).toHaveValue('240'));
  expect(field('Account number')).toHaveValue('0171');
  expect(screen.getByRole('combobox', { name: 'Payment system' })).toHaveValue('Nagad');
  await allAnswered(app);
});

test('WW-1 the balance is read again when the page is opened', async () => {
  let coin = 400;
  const record = http.get('*/api/oneUser*', () =>
    HttpResponse.json({ _id: '1', name: 'Priya', email: demoPeople.worker, role: 'worker', coin }),
  );
  const app = await renderApp('/aboutUs', { as: 'worker', answers: [record] });
  coin = 900;
  await app.router.navigate(WITHDRAWALS);
  await waitFor(() => expect(figuresShown()['Coin balance']).toBe('900'));
  await allAnswered(app);
  expect(asked(app.requests)).toEqual([]);
});
