import { accountKey } from '#domain/accountKey.ts';
import { inMinorUnits, valueOf, type Prices } from '#domain/coins.ts';
import { emailKey } from '#domain/email.ts';
import type { Withdrawal } from '#domain/entities.ts';
import { folded } from '#domain/folded.ts';
import { byAge } from './withdrawalRecord.ts';

/**
 * Reasons to check a withdrawal request before it is paid; none of them forbids paying it. 'notCovered': the balance,
 * less older requests, is too small. 'deleted': the worker is no longer a user. 'wrongAmount': coins and dollars do not
 * agree. 'noAccount': it names no account number to pay to. 'sharedAccount': another worker has given the same account
 * number.
 */
export const payoutIssueKinds = ['notCovered', 'deleted', 'wrongAmount', 'noAccount', 'sharedAccount'] as const;
export type PayoutIssue = (typeof payoutIssueKinds)[number];

/** The issues of each request that has any, by the request's `_id`. */
export type PayoutIssues = ReadonlyMap<string, readonly PayoutIssue[]>;

/**
 * Balance of each worker in coins, by e-mail address as `emailKey` writes it. A worker who is missing here is no longer
 * a user.
 */
export type Balances = ReadonlyMap<string, number>;

/**
 * Finds the issues of all pending requests. Without `balances`, which may be loading or have failed, no request counts
 * as not covered or as deleted. Without `prices` no amount counts as wrong: omit them if the server computes the
 * amounts, at the rate of the day of the request.
 */
export const payoutIssues = (requests: readonly Withdrawal[], balances?: Balances, prices?: Prices): PayoutIssues => {
  const uncovered = balances ? notCovered(requests, balances) : new Set<string>();
  const shared = sharedAccounts(requests);
  const found = {
    notCovered: ({ _id }) => uncovered.has(_id),
    deleted: (request) => balances?.has(workerOf(request)) === false,
    wrongAmount: ({ withdrawal_coin, withdrawal_amount }) =>
      prices !== undefined && inMinorUnits(withdrawal_amount, prices.currency) !== valueOf(withdrawal_coin, prices),
    noAccount: (request) => accountOf(request) === '',
    sharedAccount: (request) => shared.has(placeOf(request)),
  } satisfies Record<PayoutIssue, (request: Withdrawal) => boolean>;
  return new Map(
    requests
      .map((request) => [request._id, payoutIssueKinds.filter((kind) => found[kind](request))] as const)
      .filter(([, issues]) => issues.length > 0),
  );
};

/** True when the worker's account is known to be deleted, so that there are no details to open. */
export const isDeleted = ({ _id }: Withdrawal, issues: PayoutIssues): boolean =>
  issues.get(_id)?.includes('deleted') === true;

/** The requests without any issue. */
export const cleanOf = <R extends Withdrawal>(requests: readonly R[], issues: PayoutIssues): R[] =>
  requests.filter(({ _id }) => !issues.has(_id));

/** Set of the `_id`s of requests that their worker's balance does not cover after older requests are subtracted. */
const notCovered = (requests: readonly Withdrawal[], balances: Balances): ReadonlySet<string> => {
  const left = new Map(balances);
  const short = new Set<string>();
  for (const request of requests.toSorted(byAge)) {
    const rest = (left.get(workerOf(request)) ?? Infinity) - request.withdrawal_coin;
    if (rest < 0) short.add(request._id);
    else left.set(workerOf(request), rest);
  }
  return short;
};

/** Accounts to pay to that more than one worker has given, each as payment system and account number. */
const sharedAccounts = (requests: readonly Withdrawal[]): ReadonlySet<string> => {
  const workers = new Map<string, Set<string>>();
  for (const request of requests.filter((one) => accountOf(one) !== '')) {
    const those = workers.get(placeOf(request)) ?? new Set();
    workers.set(placeOf(request), those.add(workerOf(request)));
  }
  return new Set([...workers].filter(([, those]) => those.size > 1).map(([place]) => place));
};

const workerOf = ({ worker_email }: Withdrawal): string => emailKey(worker_email.trim());
const accountOf = ({ account_number }: Withdrawal): string => accountKey(account_number);
const placeOf = (request: Withdrawal): string => `${folded(request.payment_system)}\n${accountOf(request)}`;
