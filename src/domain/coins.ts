import type { SignUpRole } from './entities.ts';

/** Coins that a buyer may choose; `price` in the currency's unit. */
export type CoinPackage = { readonly coins: number; readonly price: number };

/** Currency by its ISO 4217 code; its unit has 10 to the power of `minorUnits` minor ones. */
export type Currency = { readonly code: string; readonly minorUnits: number };

/** Owner's terms: what coins cost, pay out and are given for. Money is in the currency's unit. */
export type Prices = {
  readonly currency: Currency;
  readonly packages: readonly CoinPackage[];
  /** Rate of withdrawals: that many coins pay that much. A coin is worth whole minor units. */
  readonly payout: { readonly coins: number; readonly pays: number };
  /** Fewest coins of a withdrawal. */
  readonly leastWithdrawal: number;
  /** Coins of a new account, by e-mail or Google alike (REG-21, REG-22). */
  readonly welcome: Readonly<Record<SignUpRole, number>> & {
    /** Most coins that new accounts get on a day, in UTC; null without a limit. */
    readonly perDay: number | null;
  };
};

/** Prices of the specification, which hold wherever no owner has set others (BP-2 to BP-5, CONST-1). */
export const specified = {
  currency: { code: 'USD', minorUnits: 2 },
  packages: [
    { coins: 10, price: 1 },
    { coins: 150, price: 10 },
    { coins: 500, price: 20 },
    { coins: 1000, price: 35 },
  ],
  payout: { coins: 20, pays: 1 },
  leastWithdrawal: 200,
  welcome: { buyer: 50, worker: 10, perDay: null },
} as const satisfies Prices;

export const paymentSystems = ['Bkash', 'Rocket', 'Nagad', 'Other'] as const;
export type PaymentSystem = (typeof paymentSystems)[number];

/** Minor units of the currency's unit: 100 cents, 1 yen, 1000 fils. */
export const minorUnitsOf = ({ minorUnits }: Currency): number => 10 ** minorUnits;

/** Money in whole minor units, as cards are charged (specification 9: price times 100). */
export const inMinorUnits = (money: number, currency: Currency): number => Math.round(money * minorUnitsOf(currency));

/** Value of coins in whole minor units: as each coin's is whole, integer arithmetic is exact. */
export const valueOf = (coins: number, { payout, currency }: Pick<Prices, 'payout' | 'currency'>): number =>
  coins * Math.round(inMinorUnits(payout.pays, currency) / payout.coins);

/** Coins as money with all decimals and no sign: 50 → '2.50' (CONST-1). */
export const worthOf = (coins: number, prices: Pick<Prices, 'payout' | 'currency'>): string =>
  (valueOf(coins, prices) / minorUnitsOf(prices.currency)).toFixed(prices.currency.minorUnits);

/** True where the rate of withdrawals names one dollar, as the specification's does: texts then say so in words. */
export const isPerDollar = ({ payout, currency }: Pick<Prices, 'payout' | 'currency'>): boolean =>
  currency.code === 'USD' && payout.pays === 1;

/** Coins that a package brings for the money that {@link Prices.payout} pays. */
export const rateOf = ({ coins, price }: CoinPackage, { payout }: Pick<Prices, 'payout'>): number =>
  (coins / price) * payout.pays;

/**
 * True when a worker holding `balance` coins may withdraw `coins`: a whole number, at least the minimum, at most the
 * balance (C-53).
 */
export const mayWithdraw = (coins: number, balance: number, least: number): boolean =>
  Number.isInteger(coins) && coins >= least && coins <= balance;
