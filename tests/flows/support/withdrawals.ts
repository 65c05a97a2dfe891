import { screen, within } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { demoPeople } from '#backend/seed.ts';
import type { Receipt } from '#resources/withdrawals/receipts.ts';
import { renderApp, type Sent } from '#tests/support/renderApp.tsx';
import { allAnswered, figuresShown } from './adminHome.ts';
import { recordOf } from './record.ts';
import { toasts } from './reviews.ts';

export const WITHDRAWALS = '/Dashboard/withdrawals';

type Options = Parameters<typeof renderApp>[1] & { earned?: number };

/** Coins that the worker has earned before the first visit. */
export const EARNED = 2000;

/** Handler for a worker's figures, with so many coins earned. */
export const figuresOf = (earned: number) =>
  http.get('*/api/workerStats', () =>
    HttpResponse.json({ totalTaskCount: 9, pendingTask: 1, totalPaymentPaid: earned }),
  );

/**
 * Opens the form as a worker with so many coins, who has earned `earned` in all. The server announces no extras unless
 * the options name some, and so has no list of requests.
 */
export const openWithdrawals = async (coin: number, { answers = [], earned = EARNED, ...options }: Options = {}) => {
  const worker = [recordOf('worker', { coin, name: 'Priya Nair' }), figuresOf(earned)];
  const app = await renderApp(WITHDRAWALS, { as: 'worker', extras: [], answers: [...answers, ...worker], ...options });
  await screen.findByRole('textbox', { name: 'Coins to withdraw' });
  await allAnswered(app);
  return app;
};

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const coins = () => field('Coins to withdraw');
export const withdrawButton = () => screen.getByRole('button', { name: 'Withdraw' });

/** Toast of success, found by its first line. */
export const paymentSuccessful = () => within(toasts() ?? document.body).findByText('Payment Successful');

/** Figures above the form: the balance, and the coins that wait to be paid. */
export const sum = () => {
  const figures = figuresShown();
  return ['Coin balance', 'Waiting to be paid'].map((name) => figures[name]);
};

/** Hint below the field for coins, shown for a valid number. */
export const hint = () => document.getElementById(coins().getAttribute('aria-describedby') ?? '')?.textContent;
export const maxButton = () => screen.queryByRole('button', { name: 'Max' });

export const enter = async (user: UserEvent, typed: string) => {
  await user.clear(coins());
  await user.click(coins());
  await user.paste(typed);
};

export const accepting = http.post('*/api/withdrawRequest', () => HttpResponse.json({ insertedId: 'w1' }));
export const withdrawalsSent = (requests: readonly Sent[]) =>
  requests.filter(({ method, path }) => method === 'POST' && path === '/withdrawRequest');

/** Entries in the list of receipts. */
export const receiptsShown = () =>
  within(screen.getByRole('region', { name: 'Your requests from this device' })).queryAllByRole('listitem');

export const receiptsKey = (email: string) => `RaStore:${email}.withdrawals.receipts`;
/** Stores in the browser that an earlier visit saw this balance in coins. */
export const keepSeen = (coin: number) =>
  localStorage.setItem(receiptsKey(demoPeople.worker).replace('receipts', 'paidOut'), String(EARNED - coin));
/** Stores receipts in the browser as an earlier visit leaves them. */
export const keepReceipts = (receipts: readonly Partial<Receipt>[], email: string = demoPeople.worker) => {
  const whole = receipts.map((receipt, place): Receipt => ({
    key: String(place),
    at: '2026-06-10T09:00:00.000Z',
    coins: 200,
    system: 'Nagad',
    account: '0171',
    state: 'sent',
    ...receipt,
  }));
  localStorage.setItem(receiptsKey(email), JSON.stringify(whole));
};
