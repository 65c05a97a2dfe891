import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { locks } from '#services/locks.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { undo } from '#tests/support/undo.ts';
import { allAnswered, figuresShown } from '../support/adminHome.ts';
import { asked } from '../support/manageUsers.ts';
import {
  accepting,
  coins,
  enter,
  field,
  hint,
  keepReceipts,
  maxButton,
  openWithdrawals,
  paymentSuccessful,
  receiptsShown,
  WITHDRAWALS,
  withdrawalsSent,
  withdrawButton,
  sum,
} from '../support/withdrawals.ts';

const INVALID = 'Invalid withdrawal amount.';
const NEEDED = 'Where the money goes: nobody can be paid without an account number.';

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
  expect(figuresShown()).toMatchObject({ 'Coin balance': balance, Earnings: earnings, 'Waiting to be paid': '0' });
  // Each figure is said in its other unit too.
  const all = within(screen.getByRole('region', { name: 'Figures' })).getAllByRole('definition');
  expect(all.map(({ textContent }) => textContent)).toEqual([balance, earnings, '0', '$0.00', '0', '$0.00']);
});

test(
  'C-48 two tabs send one after the other: a receipt that both write at once would be lost',
  { tags: 'thorough' },
  async () => {
    let answer: () => void = () => {};
    const other = locks.wait('withdrawals.receipts', () => new Promise<void>((resolve) => (answer = resolve)));
    const { user, requests } = await openWithdrawals(500, { answers: [accepting] });
    await enter(user, '200');
    await user.click(field('Account number'));
    await user.paste('01740916109');
    await user.click(withdrawButton());
    await delay(100);
    expect(withdrawalsSent(requests)).toEqual([]);
    keepReceipts([{ coins: 250, state: 'sent' }]);
    answer();
    await other;
    await paymentSuccessful();
    expect(receiptsShown()).toHaveLength(2);
  },
);

test('WW-3 WW-9 the form: coins, a read-only amount, four payment systems, an account number', async () => {
  await openWithdrawals(500);
  expect(coins()).not.toHaveAttribute('readonly');
  expect(field('Amount ($)')).toHaveAttribute('readonly');
  const system = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment system' });
  expect([...system.options].map(({ text }) => text)).toEqual(['Bkash', 'Rocket', 'Nagad', 'Other']);
  expect(field('Account number')).toBeVisible();
});

test('WW-4 the amount follows the coins as they are typed', { tags: 'thorough' }, async () => {
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
  ['WW-5', 'a separator that is none', '1,00'],
  ['WW-5', 'words', 'three hundred'],
  ['WW-6', 'one too many', '501'],
  ['WW-6', 'a huge number', '9'.repeat(400)],
])('%s %s (%#) is refused in place, nothing is sent and nothing lost', async (_id, _case, typed) => {
  const { user, requests } = await openWithdrawals(500);
  if (typed) await enter(user, typed);
  await user.type(field('Account number'), '0171');
  await user.click(withdrawButton());
  expect(await screen.findByText(INVALID)).toBeVisible();
  expect(coins()).toHaveAccessibleDescription(`${INVALID} Whole coins, at least 200 and at most 500.`);
  expect(coins()).toHaveFocus();
  expect([coins().value, field('Account number').value]).toEqual([typed, '0171']);
  expect(withdrawalsSent(requests)).toEqual([]);
});

test.each([
  [685, [], 'Whole coins, at least 200 and at most 685.', '685'],
  [685, [300], 'Whole coins, at least 200 and at most 385.', '385'],
  [685, [400, 85], 'Whole coins, at least 200 and at most 200.', '200'],
  [685, [600], 'Whole coins, at least 200: you are 115 coins short.', null],
  [685, [600, 300], 'Whole coins, at least 200: you are 200 coins short.', null],
  [10, [], 'Whole coins, at least 200: you are 190 coins short.', null],
  [199, [], 'Whole coins, at least 200: you are 1 coin short.', null],
  [0, [], 'Whole coins, at least 200: you are 200 coins short.', null],
])(
  'WW-7 WW-8 with %i coins, of which %j wait, the hint says what may be asked for or is missing; Max',
  { tags: 'thorough' },
  async (coin, waiting, says, most) => {
    keepReceipts(waiting.map((one) => ({ coins: one })));
    const { user } = await openWithdrawals(coin);
    expect(hint()).toBe(says);
    const asked = waiting.reduce((some: number, one) => some + one, 0);
    expect(sum()).toEqual([coin, asked].map(String));
    const max = maxButton();
    expect(max !== null).toBe(most !== null);
    if (max) await user.click(max);
    expect(coins()).toHaveValue(most ?? '');
    expect(screen.queryByRole('button', { name: 'Withdraw' }) !== null).toBe(coin >= 200);
  },
);

test(
  'WW-7 more than is left, up to the balance, is warned of and sent all the same (C-48)',
  { tags: 'thorough' },
  async () => {
    keepReceipts([{ coins: 600 }]);
    const app = await openWithdrawals(685, { answers: [accepting] });
    await enter(app.user, '685');
    expect(screen.getByText(/^You have asked for 600 coins already\./)).toBeVisible();
    await app.user.click(withdrawButton());
    await paymentSuccessful();
    await allAnswered(app);
    expect(withdrawalsSent(app.requests)[0]?.body).toMatchObject({ withdrawal_coin: 685 });
  },
);

test('WW-10 API-WORKER-7 a page without TLS, whose browser has no crypto.randomUUID, sends a request as well', async () => {
  const app = await openWithdrawals(500, { answers: [accepting], extras: [] });
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  undo.push(() => Reflect.deleteProperty(crypto, 'randomUUID'));
  await enter(app.user, '200');
  await app.user.click(withdrawButton());
  await paymentSuccessful();
  await allAnswered(app);
  expect(withdrawalsSent(app.requests)).toHaveLength(1);
});

test.each(['200', '500'])('WW-7 %s of 500 are accepted', { tags: 'thorough' }, async (typed) => {
  const app = await openWithdrawals(500, { answers: [accepting] });
  await enter(app.user, typed);
  await app.user.click(withdrawButton());
  await paymentSuccessful();
  await allAnswered(app);
  expect(withdrawalsSent(app.requests)[0]?.body).toMatchObject({ withdrawal_coin: Number(typed) });
});

test.each([
  [199, true],
  [200, false],
])('WW-8 with %i coins the sentence stands in place of the button: %s', { tags: 'thorough' }, async (coin, tooFew) => {
  await openWithdrawals(coin);
  const sentence = screen.queryByText('Insufficient coins (minimum 200 coins required).');
  expect(sentence !== null).toBe(tooFew);
  expect(screen.queryByRole('button', { name: 'Withdraw' }) === null).toBe(tooFew);
  expect(screen.queryByRole('button', { name: 'Max' }) === null).toBe(tooFew);
});

test(
  'WW-10 WW-11 API-WORKER-7 an empty account number is hinted at, and sent all the same (C-21)',
  { tags: 'thorough' },
  async () => {
    const app = await openWithdrawals(500, { answers: [accepting] });
    const { user, requests } = app;
    const before = Date.now();
    expect(field('Account number')).toHaveAccessibleDescription(NEEDED);
    await enter(user, '250');
    expect(field('Account number')).toHaveAccessibleDescription(NEEDED);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment system' }), 'Rocket');
    await user.click(withdrawButton());
    await paymentSuccessful();
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
  },
);

test('WW-12 in the demo the request waits among the admin’s, with the worker’s account', async () => {
  const app = await renderApp(WITHDRAWALS, { as: 'worker' });
  await screen.findByRole('textbox', { name: 'Coins to withdraw' });
  await enter(app.user, '220');
  await app.user.type(field('Account number'), ' 01711-22 ');
  await app.user.click(withdrawButton());
  await paymentSuccessful();
  await allAnswered(app);
  const { withdrawals } = app.simulation.state().marketplace;
  const mine = withdrawals.filter(({ worker_email }) => worker_email === demoPeople.worker);
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({
    withdrawal_coin: 220,
    withdrawal_amount: 1100,
    account_number: '01711-22',
    status: 'pending',
  });
});

test('WW-3 what was typed is there again after a visit elsewhere', { tags: 'thorough' }, async () => {
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

test(
  'WW-3 who leaves before the answer and comes back finds the coins gone from the form once they were asked for',
  { tags: 'thorough' },
  async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const app = await openWithdrawals(500, { answers: [http.post('*/api/withdrawRequest', () => held), accepting] });
    await enter(app.user, '240');
    await app.user.click(withdrawButton());
    await waitFor(() => expect(withdrawalsSent(app.requests)).toHaveLength(1));
    await act(() => app.router.navigate('/aboutUs'));
    await screen.findByRole('heading', { name: 'About TaskCoin' });
    await act(() => app.router.navigate(WITHDRAWALS));
    await waitFor(() => expect(coins()).toHaveValue('240'));
    release();
    await waitFor(() => expect(coins()).toHaveValue(''));
    await allAnswered(app);
  },
);

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
  // What was earned since tells what was paid: at the visit, and once the balance has moved.
  expect(new Set(asked(app.requests))).toEqual(
    new Set(['GET /payouts', `GET /workerStats?email=${demoPeople.worker}`]),
  );
});
