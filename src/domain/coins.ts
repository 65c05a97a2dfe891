import type { SignUpRole } from './entities.ts';

/** Fixed numbers of the currency (specification 9). */
export const COINS_PER_DOLLAR = 20;
export const MINIMUM_WITHDRAWAL = 200;

/** Coins of a new account, by e-mail or Google alike (REG-21, REG-22). */
export const startingCoins = { buyer: 50, worker: 10 } as const satisfies Record<SignUpRole, number>;

/** Packages that a buyer may choose from; `price` in dollars (BP-2 to BP-5). */
export const coinPackages = [
  { coins: 10, price: 1 },
  { coins: 150, price: 10 },
  { coins: 500, price: 20 },
  { coins: 1000, price: 35 },
] as const;
export type CoinPackage = (typeof coinPackages)[number];

export const paymentSystems = ['Bkash', 'Rocket', 'Nagad', 'Other'] as const;
export type PaymentSystem = (typeof paymentSystems)[number];

/** Value of coins in whole cents: a coin is five cents, so integer arithmetic is exact. */
export const centsOf = (coins: number): number => Math.round(coins * (100 / COINS_PER_DOLLAR));

/** Coins as dollars with two decimals and no sign: 50 → '2.50' (CONST-1). */
export const dollarsOf = (coins: number): string => (centsOf(coins) / 100).toFixed(2);

/** Amount that a card is charged, in cents, for a price in dollars (specification 9: price times 100). */
export const chargeInCents = (price: number): number => Math.round(price * 100);

/**
 * True when a worker holding `balance` coins may withdraw `coins`: a whole number, at least the minimum, at most the
 * balance (C-53).
 */
export const mayWithdraw = (coins: number, balance: number): boolean =>
  Number.isInteger(coins) && coins >= MINIMUM_WITHDRAWAL && coins <= balance;
