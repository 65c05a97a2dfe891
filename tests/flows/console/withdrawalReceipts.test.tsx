import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { allAnswered } from '../support/adminHome.ts';
import { factsIn } from '../support/details.ts';
import { question, questionGone } from '../support/manageUsers.ts';
import { recordOf } from '../support/record.ts';
import { oops, toasts } from '../support/reviews.ts';
import {
  accepting,
  coins,
  EARNED,
  enter,
  field,
  figuresOf,
  hint,
  keepReceipts,
  keepSeen,
  maxButton,
  openWithdrawals,
  paymentSuccessful,
  receiptsKey,
  receiptsShown,
  sum,
  WITHDRAWALS,
  withdrawalsSent,
  withdrawButton,
} from '../support/withdrawals.ts';
import { watchTimers, watchToast } from '../support/watchToast.ts';

const lost = http.post('*/api/withdrawRequest', () => HttpResponse.error());

test('WW-13 success is one toast with exactly its two lines, for 1500 ms (C-22)', async () => {
  const app = await openWithdrawals(500, { answers: [accepting] });
  await enter(app.user, '300');
  const lasting = watchTimers(1500);
  const gone = watchToast('Payment Successful');
  await app.user.click(withdrawButton());
  const line = await paymentSuccessful();
  expect(toasts()).toHaveTextContent(/^Payment SuccessfulYour request waits for an admin’s review\.$/);
  expect(line.closest('[role="alert"]')).toBeNull();
  expect(line.closest('[aria-live], [role="status"], [role="log"]')).not.toBeNull();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(lasting()).toBe(1);
  expect(await gone).toBeGreaterThanOrEqual(1490);
  expect(toasts()).toHaveTextContent(/^$/);
  await allAnswered(app);
});

test(
  'WW-13 success empties the coins, keeps the account and leaves a receipt (C-48)',
  { tags: 'thorough' },
  async () => {
    const app = await openWithdrawals(500, { answers: [accepting] });
    await enter(app.user, '300');
    await app.user.type(field('Account number'), '0171');
    await app.user.click(withdrawButton());
    await paymentSuccessful();
    await waitFor(() => expect([coins().value, field('Account number').value]).toEqual(['', '0171']));
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
  },
);

test('WW-13 nothing is said before the server has answered, and a second press sends nothing', async () => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const slow = http.post('*/api/withdrawRequest', async () => {
    await held;
    return HttpResponse.json({});
  });
  const app = await openWithdrawals(500, { answers: [slow] });
  await enter(app.user, '300');
  await app.user.dblClick(withdrawButton());
  await waitFor(() => expect(withdrawalsSent(app.requests)).toHaveLength(1));
  expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
  expect(toasts()).toHaveTextContent(/^$/);
  expect(coins()).toHaveValue('300');
  expect(receiptsShown()[0]).toHaveTextContent('Not confirmed');
  await app.user.keyboard('{Enter}');
  answer();
  await paymentSuccessful();
  expect(screen.getAllByText('Payment Successful')).toHaveLength(1);
  await allAnswered(app);
  expect(withdrawalsSent(app.requests)).toHaveLength(1);
  expect(receiptsShown()).toHaveLength(1);
  expect(receiptsShown()[0]).toHaveTextContent('Waits for review');
});

test(
  'WW-10 while a request is on its way the form says what it said when it was pressed, and no coins twice (C-48)',
  { tags: 'thorough' },
  async () => {
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const slow = http.post('*/api/withdrawRequest', async () => {
      await held;
      return HttpResponse.json({});
    });
    const app = await openWithdrawals(410, { answers: [slow] });
    await enter(app.user, '410');
    await app.user.type(field('Account number'), '0171');
    const range = 'Whole coins, at least 200 and at most 410.';
    expect(hint()).toBe(range);
    await app.user.click(withdrawButton());
    await waitFor(() => expect(withdrawalsSent(app.requests)).toHaveLength(1));
    // It survives the page from before it is sent.
    expect(localStorage.getItem(receiptsKey(demoPeople.worker))).toContain('"state":"unconfirmed"');
    expect(receiptsShown()[0]).toHaveTextContent('Not confirmed');
    expect(hint()).toBe(range);
    expect(maxButton()).toBeVisible();
    expect(screen.queryByText(/asked for 410 coins|fewer than 200 are left/)).not.toBeInTheDocument();
    answer();
    await paymentSuccessful();
    await waitFor(() => expect(hint()).toBe('Whole coins, at least 200: you are 200 coins short.'));
    expect(screen.getByText(/fewer than 200 are left/)).toBeVisible();
    expect(screen.queryByText(/asked for 410 coins/)).not.toBeInTheDocument();
    await allAnswered(app);
  },
);

describe('WW-14 a failure', () => {
  test.each([
    ['a sentence', { message: 'Coins are on hold.' }, 'Something went wrong! Coins are on hold.'],
    ['a status alone', {}, 'Something went wrong!'],
  ])(
    'WW-14 that is a refusal with %s opens Oops..., leaves no receipt and loses nothing',
    { tags: 'thorough' },
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

test('WW-14 what another device asked for is the server’s to say: its sentence stands below the text (C-65)', async () => {
  expectConsoleError(/ApiError/);
  const app = await renderApp(WITHDRAWALS, { as: 'worker' });
  await screen.findByRole('textbox', { name: 'Coins to withdraw' });
  await allAnswered(app);
  const mine = () => app.simulation.state().marketplace.users.find(({ email }) => email === demoPeople.worker);
  const { coin = 0, _id = '' } = mine() ?? {};
  expect(coin).toBeGreaterThan(400);
  const created_at = new Date().toISOString();
  const owned = { worker_id: _id, status: 'pending', batch: 0, reference: '', reason: '', created_at } as const;
  const elsewhere = { ...aWithdrawal(1, { withdrawal_coin: coin - 210 }), ...owned };
  await app.simulation.store.transaction((tx) => tx.insert('withdrawals', elsewhere));
  await enter(app.user, '220');
  await app.user.click(withdrawButton());
  const dialog = await oops();
  const paragraphs = within(dialog).getAllByText(/\.$|!$/, { selector: 'p' });
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    'Something went wrong!',
    `Invalid withdrawal amount. Of your ${coin} coins ${coin - 210} wait for payment: 210 remain, and at least 200 can be asked for.`,
  ]);
  await app.user.keyboard('{Escape}');
  await allAnswered(app);
});

const PAID = 'Paid, as far as this device knows';
test.each([
  ['is paid', 385, 0, PAID, 'Whole coins, at least 200 and at most 385.'],
  ['is paid', 485, 100, PAID, 'Whole coins, at least 200 and at most 485.'],
  ['is paid', 985, 600, PAID, 'Whole coins, at least 200 and at most 985.'],
  ['waits', 785, 100, 'Waits for review', 'Whole coins, at least 200 and at most 485.'],
  ['may be paid', 435, 0, 'Waits for review, or is paid', 'Whole coins, at least 200: you are 65 coins short.'],
])(
  'WW-10 after a balance of 685 was seen, a request of 300 %s at %i coins, of which %i were earned since (C-48)',
  { tags: 'thorough' },
  async (_, coin, earned, badge, says) => {
    keepReceipts([{ coins: 300 }]);
    keepSeen(685);
    const app = await openWithdrawals(coin, { earned: EARNED + earned });
    await waitFor(() => expect(receiptsShown()[0]).toHaveTextContent(badge));
    expect(hint()).toBe(says);
    // The same balance again pays nothing more.
    await app.router.navigate('/aboutUs');
    await screen.findByRole('heading', { name: 'About TaskCoin' });
    await app.router.navigate(WITHDRAWALS);
    await waitFor(() => expect(receiptsShown()[0]).toHaveTextContent(badge));
    expect(hint()).toBe(says);
    await allAnswered(app);
  },
);

test('WW-10 a payment and earnings that come while the page stands open are told apart (C-48)', async () => {
  keepReceipts([{ coins: 300 }]);
  const app = await openWithdrawals(685, { answers: [accepting] });
  server.use(recordOf('worker', { coin: 435, name: 'Priya Nair' }), figuresOf(EARNED + 50));
  await enter(app.user, '200');
  await app.user.click(withdrawButton());
  await paymentSuccessful();
  await waitFor(() => expect(receiptsShown()[1]).toHaveTextContent(PAID));
  expect(receiptsShown()[0]).toHaveTextContent('Waits for review');
  expect(sum()).toEqual(['435', '200']);
  await allAnswered(app);
});

test('WW-10 earnings without a balance read after them tell of no payment (C-48)', async () => {
  expectConsoleError(/ApiError/);
  keepReceipts([{ coins: 300 }]);
  keepSeen(685);
  let asked = 0;
  const once = http.get(`*/api/oneUser${demoPeople.worker}`, () =>
    ++asked > 1 ? new HttpResponse(null, { status: 500 }) : undefined,
  );
  const app = await openWithdrawals(685, { answers: [once], earned: EARNED + 50 });
  await waitFor(() => expect(asked).toBeGreaterThan(1));
  await allAnswered(app);
  expect(receiptsShown()[0]).toHaveTextContent('Waits for review');
  expect(sum()).toEqual(['685', '300']);
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
  await paymentSuccessful();
  await questionGone();
  await enter(app.user, '240');
  await app.user.click(withdrawButton());
  await waitFor(() => expect(withdrawalsSent(app.requests)).toHaveLength(2));
  await allAnswered(app);
  expect(receiptsShown()).toHaveLength(3);
});

test(
  'WW-10 more than the balance asked for from this device is warned of and not blocked (C-48)',
  { tags: 'thorough' },
  async () => {
    keepReceipts([{ coins: 300 }]);
    const app = await openWithdrawals(500, { answers: [accepting] });
    const warning = () => screen.queryByText(/your balance of/);
    expect(warning()).toBeNull();
    await enter(app.user, '200');
    expect(warning()).toBeNull();
    await enter(app.user, '201');
    expect(warning()).toHaveTextContent(
      'You have asked for 300 coins already. With 201 coins more that is beyond your balance of 500 coins',
    );
    await app.user.click(withdrawButton());
    await paymentSuccessful();
    await allAnswered(app);
    expect(withdrawalsSent(app.requests)).toHaveLength(1);
    expect(warning()).toHaveTextContent('You have asked for 501 coins, more than your balance');
  },
);
