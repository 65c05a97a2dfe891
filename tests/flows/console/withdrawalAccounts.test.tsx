import { screen, waitFor } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { allAnswered } from '../support/adminHome.ts';
import {
  accepting,
  coins,
  enter,
  field,
  openWithdrawals,
  paymentSuccessful,
  withdrawalsSent,
  withdrawButton,
} from '../support/withdrawals.ts';

const KEY = `RaStore:${demoPeople.worker}.withdrawals.accounts`;
const KEPT = 'Remembered on this device for your next request.';
const keep = (accounts: unknown) => localStorage.setItem(KEY, JSON.stringify(accounts));

const system = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment system' });
const account = () => field('Account number');
const shown = () => [system().value, account().value];
const request = async (user: UserEvent, { to, at }: { to: string; at: string }) => {
  await enter(user, '200');
  await user.selectOptions(system(), to);
  await user.clear(account());
  await user.type(account(), at);
  await user.click(withdrawButton());
  await paymentSuccessful();
  await waitFor(() => expect(coins()).toHaveValue(''));
};

test(
  'WW-10 after a request its account stands ready, after a reload and for each payment system',
  { tags: 'thorough' },
  async () => {
    const app = await openWithdrawals(1000, { answers: [accepting] });
    await request(app.user, { to: 'Rocket', at: '0181' });
    await request(app.user, { to: 'Nagad', at: ' 0171 ' });
    expect(shown()).toEqual(['Nagad', '0171']);
    expect(account()).toHaveAccessibleDescription(KEPT);
    app.view.unmount();
    const { user } = await openWithdrawals(1000);
    expect(shown()).toEqual(['Nagad', '0171']);
    await user.selectOptions(system(), 'Rocket');
    expect(shown()).toEqual(['Rocket', '0181']);
    await user.selectOptions(system(), 'Bkash');
    expect(shown()).toEqual(['Bkash', '']);
  },
);

test('WW-10 a number that was typed is not replaced by another payment system’s', async () => {
  keep([{ system: 'Nagad', account: '0171' }]);
  const { user } = await openWithdrawals(500);
  await user.clear(account());
  await user.type(account(), '0199');
  expect(account()).toHaveAccessibleDescription('Where the money goes: nobody can be paid without an account number.');
  await user.selectOptions(system(), 'Rocket');
  await user.selectOptions(system(), 'Nagad');
  expect(shown()).toEqual(['Nagad', '0199']);
});

test('WW-10 Forget empties the field and is for good; other systems’ accounts stay', async () => {
  keep([
    { system: 'Nagad', account: '0171' },
    { system: 'Rocket', account: '0181' },
  ]);
  const app = await openWithdrawals(500);
  await app.user.click(screen.getByRole('button', { name: 'Forget' }));
  expect(account()).toHaveValue('');
  expect(account()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Forget' })).not.toBeInTheDocument();
  app.view.unmount();
  expect(Object.values(localStorage).join()).not.toContain('0171');
  const { user } = await openWithdrawals(500);
  expect(account()).toHaveValue('');
  await user.selectOptions(system(), 'Rocket');
  expect(account()).toHaveValue('0181');
});

test(
  'WW-10 a request without an account is remembered nowhere, and none is made of what is unreadable',
  { tags: 'thorough' },
  async () => {
    keep([{ system: 'PayPal', account: '1' }, 'Nagad', { system: 'Nagad', account: '0171' }]);
    const app = await openWithdrawals(500, { answers: [accepting] });
    expect(shown()).toEqual(['Nagad', '0171']);
    await enter(app.user, '200');
    await app.user.clear(account());
    await app.user.click(withdrawButton());
    await paymentSuccessful();
    await allAnswered(app);
    expect(withdrawalsSent(app.requests)[0]?.body).toMatchObject({ payment_system: 'Nagad', account_number: '' });
    await waitFor(() => expect(coins()).toHaveValue(''));
    await app.user.selectOptions(system(), 'Rocket');
    await app.user.selectOptions(system(), 'Nagad');
    expect(shown()).toEqual(['Nagad', '0171']);
  },
);
