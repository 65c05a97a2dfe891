import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { server } from '#tests/support/server.ts';
import { allAnswered } from '../support/adminHome.ts';
import { factsIn } from '../support/details.ts';
import { question, questionGone } from '../support/manageUsers.ts';
import { recordOf } from '../support/record.ts';
import {
  hint,
  keepReceipts,
  keepSeen,
  openWithdrawals,
  receiptsKey,
  receiptsShown,
  sum,
  WITHDRAWALS,
  withdrawButton,
} from '../support/withdrawals.ts';

test(
  'WW-10 what another tab has seen paid pays nothing more, though this page knew an older balance (C-48)',
  { tags: 'thorough' },
  async () => {
    keepReceipts([{ coins: 300 }, { coins: 300, state: 'paid' }]);
    keepSeen(385);
    let asked = 0;
    const older = http.get(`*/api/oneUser${demoPeople.worker}`, () =>
      HttpResponse.json({
        name: 'Priya Nair',
        email: demoPeople.worker,
        role: 'worker',
        coin: ++asked > 1 ? 385 : 685,
      }),
    );
    await openWithdrawals(385, { answers: [older] });
    expect(asked).toBeGreaterThan(1);
    await waitFor(() => expect(hint()).toBe('Whole coins, at least 200: you are 115 coins short.'));
    expect(receiptsShown()[0]).toHaveTextContent('Waits for review');
  },
);

test('WW-10 which of three alike was paid is not claimed, and what is known is said (C-48)', async () => {
  keepReceipts([{ system: 'Bkash' }, { system: 'Bkash' }, { system: 'Nagad' }]);
  keepSeen(685);
  const { user } = await openWithdrawals(485);
  const known = 'Your balance shows that at least 200 coins were paid, but not for which request.';
  expect(await screen.findByText(known)).toBeVisible();
  for (const receipt of receiptsShown()) expect(receipt).toHaveTextContent('Waits for review, or is paid');
  expect(screen.queryByText('Paid, as far as this device knows')).toBeNull();
  expect(hint()).toBe('Whole coins, at least 200: you are 115 coins short.');
  // Who knows which one was paid says so.
  await user.click(screen.getAllByRole('button', { name: 'I have been paid' })[2] ?? document.body);
  await user.click(within(await question()).getByRole('button', { name: 'I have been paid' }));
  await questionGone();
  expect(screen.queryByText(known)).toBeNull();
  expect(receiptsShown()[2]).toHaveTextContent('Paid, as you say');
  expect(sum()).toEqual(['485', '400']);
});

test('WW-10 a receipt is there after a reload, for its own user alone, and goes when its user takes it away', async () => {
  keepReceipts([
    { coins: 300, state: 'paid' },
    { coins: 220, account: '' },
  ]);
  keepReceipts([{ coins: 999 }], demoPeople.buyer);
  const app = await openWithdrawals(500);
  expect(receiptsShown().map((one) => factsIn(one).Coins)).toEqual(['300', '220']);
  expect(factsIn(receiptsShown()[1] ?? document.body)['Account number']).toBe('None');
  await app.user.click(screen.getByRole('button', { name: 'Remove from this list' }));
  await waitFor(() => expect(receiptsShown().map((one) => factsIn(one).Coins)).toEqual(['220']));
  expect(screen.getByRole('heading', { name: 'Your requests from this device' })).toHaveFocus();
});

test('WW-10 the balance of a new account tells nothing of what an earlier one of the same address sent (C-48)', async () => {
  keepReceipts([{ coins: 300 }, { coins: 200, state: 'unconfirmed' }, { coins: 240, state: 'paid' }]);
  const { user, ...app } = await openWithdrawals(685);
  expect(sum()).toEqual(['685', '500']);
  for (const coin of [10, 5]) {
    server.use(recordOf('worker', { _id: '2', coin }));
    await app.router.navigate('/aboutUs');
    await screen.findByRole('heading', { name: 'About TaskCoin' });
    await app.router.navigate(WITHDRAWALS);
    await waitFor(() => expect(sum()).toEqual([String(coin), '0']));
    await allAnswered(app);
    expect(receiptsShown().map((one) => within(one).getByText(/earlier account|Paid/).textContent)).toEqual([
      'Sent from an earlier account',
      'Sent from an earlier account',
      'Paid, as far as this device knows',
    ]);
  }
  await user.click(screen.getAllByRole('button', { name: 'Remove from this list' })[0] ?? document.body);
  await waitFor(() => expect(receiptsShown()).toHaveLength(2));
});

test.each(['no list', '[{"key":1}]', '{"a":1}', 'null'])(
  'WW-10 receipts that the browser spoiled (%s) break nothing',
  { tags: 'thorough' },
  async (kept) => {
    localStorage.setItem(receiptsKey(demoPeople.worker), kept);
    await openWithdrawals(500);
    expect(receiptsShown()).toEqual([]);
    expect(withdrawButton()).toBeVisible();
  },
);

test('WW-10 a request that waits cannot be taken away, so that its coins are not asked for twice and no other counts as paid', async () => {
  keepReceipts([{ coins: 300 }, { coins: 200 }]);
  keepSeen(685);
  const { user } = await openWithdrawals(685);
  expect(screen.queryByRole('button', { name: 'Remove from this list' })).toBeNull();
  const mark = () => screen.getAllByRole('button', { name: 'I have been paid' })[0] ?? document.body;
  await user.click(mark());
  const asks = await question();
  expect(asks).toHaveTextContent('300 coins ($15.00)');
  expect(asks).toHaveTextContent('Its coins will not count as waiting any more. The request itself is not changed.');
  await user.click(within(asks).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(sum()).toEqual(['685', '500']);
  await user.click(mark());
  await user.click(within(await question()).getByRole('button', { name: 'I have been paid' }));
  await questionGone();
  expect(sum()).toEqual(['685', '200']);
  await user.click(screen.getByRole('button', { name: 'Remove from this list' }));
  await waitFor(() => expect(receiptsShown()).toHaveLength(1));
  expect(sum()).toEqual(['685', '200']);
});

test('WW-10 a request that may not have arrived is taken away after a question', { tags: 'thorough' }, async () => {
  keepReceipts([{ coins: 300, state: 'unconfirmed' }]);
  const { user } = await openWithdrawals(685);
  await user.click(screen.getByRole('button', { name: 'Remove from this list' }));
  const asks = await question();
  expect(asks).toHaveTextContent('If the request has arrived, it is not cancelled.');
  await user.click(within(asks).getByRole('button', { name: 'Remove from this list' }));
  await questionGone();
  expect(receiptsShown()).toEqual([]);
  expect(sum()).toEqual(['685', '0']);
});
