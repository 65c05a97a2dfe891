import { screen, waitFor } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import type { Intent } from '#mocks/cards/createIntents.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { write } from './write.ts';

export const PURCHASE = '/Dashboard/buyerPurchaseCoin';
export const FAILED = 'Payment failed. Please try again.';
export const buyer = demoPeople.buyer;

type App = Awaited<ReturnType<typeof renderApp>>;
type Options = Parameters<typeof renderApp>[1];

export const openPurchase = async (options: Options = {}) => {
  const app = await renderApp(PURCHASE, { as: 'buyer', ...options });
  await buy(150);
  return app;
};

export const buy = (coins: number) => screen.findByRole('button', { name: `Buy ${coins} coins` });
export const pay = () => screen.getByRole('button', { name: 'Pay' });
export const card = () => screen.findByRole('textbox', { name: 'Credit or debit card number' });

/** Chooses a package by its coins and fills in a card; only Pay is left to be pressed. */
export const fillIn = async (user: UserEvent, coins: number, number = '4242424242424242', expiry = '1239') => {
  await user.click(await buy(coins));
  await write(user, await card(), number);
  await write(user, screen.getByRole('textbox', { name: 'Credit or debit card expiration date' }), expiry);
  await write(user, screen.getByRole('textbox', { name: 'Credit or debit card CVC/CVV' }), '123');
};

/** Waits for the success message about so many coins, and until nothing is being fetched any more. */
export const purchased = async ({ queryClient }: Pick<App, 'queryClient'>, coins: number) => {
  await screen.findByText(`Payment successful! You have purchased ${coins} coins.`);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
};

/** Number of charged cards in the simulated card company's books. */
export const charges = ({ simulation }: Pick<App, 'simulation'>) =>
  simulation.intents.snapshot().filter(({ status }) => status === 'succeeded').length;

/** Coins of the demo's buyer in the simulated server's books. */
export const balance = ({ simulation }: Pick<App, 'simulation'>) =>
  simulation.state().marketplace.users.find(({ email }) => email === buyer)?.coin ?? NaN;

export const balanceShown = () => screen.getByRole('img', { name: /balance of/ });

/** Entries about purchases in the browser's storage, as pairs of key and value. */
export const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith('purchase'));

/** Payment intent for 150 coins that an earlier visit has made, charged or not. */
export const anIntent = (succeeded: boolean): Intent => ({
  id: 'pi_early',
  clientSecret: 'pi_early_secret_x',
  amountInCents: 1000,
  order: 'early',
  status: succeeded ? 'succeeded' : 'open',
});

/**
 * Stores a purchase in the browser as an earlier visit that crashed or was closed leaves it. `state` is its state in
 * the journal, `at` its time in milliseconds since 1970; with `secret`, its client secret is stored too.
 */
export const leave = (state: string, { secret = state === 'CONFIRMING', id = 'pi_early', at = 1 } = {}) => {
  const purchase = { id, coins: 150, price: 10, email: buyer, at, state };
  localStorage.setItem(`purchase:${buyer}:${id}`, JSON.stringify(purchase));
  if (secret) localStorage.setItem(`purchase-secret:${buyer}:${id}`, `${id}_secret_x`);
};
