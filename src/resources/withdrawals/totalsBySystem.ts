import { sumOfMoney, type Currency } from '#domain/coins.ts';
import type { Withdrawal } from '#domain/entities.ts';
import type { PayoutIssues } from './payoutIssues.ts';

/**
 * Sums of the requests through one payment system. `requests` is their number, `dollars` adds up the amounts requested,
 * `issues` counts the requests that have any.
 */
export type PayoutTotal = { system: string; requests: number; coins: number; dollars: number; issues: number };

/**
 * Totals of each payment system that has requests, in alphabetical order. Requests with issues are in all sums, and
 * counted apart as well.
 */
export const totalsBySystem = (
  requests: readonly Withdrawal[],
  issues: PayoutIssues,
  currency: Currency,
): PayoutTotal[] =>
  systemsOf(requests).map((system) => ({ system, ...totalOf(requests.filter(isOf(system)), issues, currency) }));

/** Totals of all the given requests together. */
export const totalOf = (
  requests: readonly Withdrawal[],
  issues: PayoutIssues,
  currency: Currency,
): Omit<PayoutTotal, 'system'> => ({
  requests: requests.length,
  coins: requests.reduce((sum, { withdrawal_coin }) => sum + withdrawal_coin, 0),
  dollars: sumOfMoney(
    requests.map(({ withdrawal_amount }) => withdrawal_amount),
    currency,
  ),
  issues: requests.filter(({ _id }) => issues.has(_id)).length,
});

/** The payment systems of the requests, in alphabetical order; '' for requests without one. */
export const systemsOf = (requests: readonly Withdrawal[]): string[] =>
  [...new Set(requests.map(systemOf))].sort((a, b) => a.localeCompare(b, 'en'));

/** Function that is true for requests to be paid through `system`. */
export const isOf =
  (system: string) =>
  (request: Withdrawal): boolean =>
    systemOf(request) === system;

const systemOf = ({ payment_system }: Withdrawal): string => payment_system.trim();
