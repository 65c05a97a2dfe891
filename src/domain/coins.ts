import type { SignUpRole } from './entities.ts';

/** Specification 9: the currency's fixed numbers. */
export const COINS_PER_DOLLAR = 20;
export const MINIMUM_WITHDRAWAL = 200;

/** What a new account holds, e-mail and Google alike (REG-21, REG-22). */
export const startingCoins = { buyer: 50, worker: 10 } as const satisfies Record<SignUpRole, number>;

/** The four packages a buyer may choose from; `price` in dollars (BP-2 to BP-5). */
export const coinPackages = [
  { coins: 10, price: 1 },
  { coins: 150, price: 10 },
  { coins: 500, price: 20 },
  { coins: 1000, price: 35 },
] as const;
export type CoinPackage = (typeof coinPackages)[number];

export const paymentSystems = ['Bkash', 'Rocket', 'Nagad', 'Other'] as const;
export type PaymentSystem = (typeof paymentSystems)[number];

/** What coins are worth in whole cents: a coin is five cents, so integer arithmetic is exact. */
export const centsOf = (coins: number): number => Math.round(coins * (100 / COINS_PER_DOLLAR));

/** Coins as dollars with two decimals and no sign: 50 → '2.50' (CONST-1). */
export const dollarsOf = (coins: number): string => (centsOf(coins) / 100).toFixed(2);

/** What a card is charged: dollars to cents (specification 9: price times 100). */
export const chargeInCents = (price: number): number => Math.round(price * 100);

/** Whether a worker holding `balance` coins may ask for `coins` of them: whole, at least the minimum, at most the balance (C-53). */
export const mayWithdraw = (coins: number, balance: number): boolean =>
  Number.isInteger(coins) && coins >= MINIMUM_WITHDRAWAL && coins <= balance;
