import type { SignUpRole } from './entities.ts';

/** Package of coins that a buyer can buy; `price` is in the currency's main unit (dollars). */
export type CoinPackage = { readonly coins: number; readonly price: number };

/**
 * Currency by its ISO 4217 code. `minorUnits` is its number of decimals: 2 for dollars, because a dollar has 100 cents.
 */
export type Currency = { readonly code: string; readonly minorUnits: number };

/**
 * Prices that the owner sets: for buying coins, for paying them out, and coins given to new accounts. Money is in the
 * currency's main unit (dollars, not cents).
 */
export type Prices = {
  readonly currency: Currency;
  readonly packages: readonly CoinPackage[];
  /**
   * Rate of withdrawals: for `coins` coins, `pays` of the currency's main unit is paid out. One coin is always worth a
   * whole number of minor units.
   */
  readonly payout: { readonly coins: number; readonly pays: number };
  /** Smallest number of coins that can be withdrawn. */
  readonly leastWithdrawal: number;
  /** Welcome coins of a new account by its role, the same after a sign-up by e-mail or Google (REG-21, REG-22). */
  readonly welcome: Readonly<Record<SignUpRole, number>> & {
    /** Largest sum of welcome coins that all new accounts get on one day in UTC; null without a limit. */
    readonly perDay: number | null;
  };
};

/** Prices of the specification, used unless an owner has set others (BP-2 to BP-5, CONST-1). */
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

/** Number of minor units in the currency's main unit: 100 cents, 1 yen, 1000 fils. */
export const minorUnitsOf = ({ minorUnits }: Currency): number => 10 ** minorUnits;

/** Money in whole minor units (cents), as the card company takes it (specification 9: price times 100). */
export const inMinorUnits = (money: number, currency: Currency): number => Math.round(money * minorUnitsOf(currency));

/** Sum of money in the currency's main unit, added in whole minor units because sums of fractions are inexact. */
export const sumOfMoney = (amounts: readonly number[], currency: Currency): number =>
  amounts.reduce((sum, money) => sum + inMinorUnits(money, currency), 0) / minorUnitsOf(currency);

/** Money in the currency's main unit as text for files, with all decimals: 10 → '10.00' in dollars, '10' in yen. */
export const amountText = (money: number, { minorUnits }: Currency): string => money.toFixed(minorUnits);

/** Money in whole minor units as text with all decimals and the currency's code: 1050 → '10.50 USD'. */
export const moneyText = (minor: number, currency: Currency): string =>
  `${amountText(minor / minorUnitsOf(currency), currency)} ${currency.code}`;

/** Value of coins in whole minor units (cents). It is exact, because one coin is worth a whole number of them. */
export const valueOf = (coins: number, { payout, currency }: Pick<Prices, 'payout' | 'currency'>): number =>
  coins * Math.round(inMinorUnits(payout.pays, currency) / payout.coins);

/**
 * Value of coins in the currency's main unit, as text with all decimals and no currency sign: 50 → '2.50' (CONST-1).
 */
export const worthOf = (coins: number, prices: Pick<Prices, 'payout' | 'currency'>): string =>
  amountText(valueOf(coins, prices) / minorUnitsOf(prices.currency), prices.currency);

/**
 * True when withdrawals pay exactly one dollar for `payout.coins` coins, as in the specification. Texts then say the
 * rate in words.
 */
export const isPerDollar = ({ payout, currency }: Pick<Prices, 'payout' | 'currency'>): boolean =>
  currency.code === 'USD' && payout.pays === 1;

/**
 * Coins that a buyer of this package gets for `payout.pays` of the currency's main unit. A withdrawal pays the same sum
 * for `payout.coins` coins, so the two rates can be compared.
 */
export const rateOf = ({ coins, price }: CoinPackage, { payout }: Pick<Prices, 'payout'>): number =>
  (coins / price) * payout.pays;

/**
 * True when a worker who holds `balance` coins may withdraw `coins`: a whole number, not below `least`, not above the
 * balance (C-53).
 */
export const mayWithdraw = (coins: number, balance: number, least: number): boolean =>
  Number.isInteger(coins) && coins >= least && coins <= balance;
