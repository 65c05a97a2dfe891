import { inMinorUnits, minorUnitsOf, type Currency } from '#domain/coins.ts';
import type { Withdrawal } from '#domain/entities.ts';
import type { PayoutIssues } from './payoutIssues.ts';

/** The sums of one payment system's requests. `dollars` is the sum of the amounts that they ask for. */
export type PayoutTotal = { system: string; requests: number; coins: number; dollars: number; issues: number };

/** The totals of the payment systems that have requests, by name. */
export const totalsBySystem = (
  requests: readonly Withdrawal[],
  issues: PayoutIssues,
  currency: Currency,
): PayoutTotal[] =>
  systemsOf(requests).map((system) => ({ system, ...totalOf(requests.filter(isOf(system)), issues, currency) }));

export const totalOf = (
  requests: readonly Withdrawal[],
  issues: PayoutIssues,
  currency: Currency,
): Omit<PayoutTotal, 'system'> => ({
  requests: requests.length,
  coins: requests.reduce((sum, { withdrawal_coin }) => sum + withdrawal_coin, 0),
  // In whole minor units, as sums of fractions are inexact.
  dollars:
    requests.reduce((sum, { withdrawal_amount }) => sum + inMinorUnits(withdrawal_amount, currency), 0) /
    minorUnitsOf(currency),
  issues: requests.filter(({ _id }) => issues.has(_id)).length,
});

/** The payment systems of some requests, by name; '' for requests without one. */
export const systemsOf = (requests: readonly Withdrawal[]): string[] =>
  [...new Set(requests.map(systemOf))].sort((a, b) => a.localeCompare(b, 'en'));

export const isOf =
  (system: string) =>
  (request: Withdrawal): boolean =>
    systemOf(request) === system;

const systemOf = ({ payment_system }: Withdrawal): string => payment_system.trim();
