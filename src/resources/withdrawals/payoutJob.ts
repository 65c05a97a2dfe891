import type { BulkJob, BulkQuestion } from '#bulk/useBulk.ts';
import type { Translate } from '#i18n/messages.ts';
import { cut } from '#ui/text/cut.ts';
import type { PayoutIssues } from './payoutIssues.ts';
import { byAge, nameOf, PAID, type WithdrawalRecord } from './withdrawalRecord.ts';

/**
 * The bulk job of 'Payment Success' for many requests, oldest first. In another order, a request marked as 'Not
 * covered' could take the coins of one that is covered.
 */
export const payoutJob = (requests: readonly WithdrawalRecord[]): BulkJob => ({
  work: 'pay',
  resource: 'withdrawals',
  verb: 'update',
  data: PAID,
  rows: requests.toSorted(byAge).map((request) => ({
    id: request.id,
    name: nameOf(request),
    // A worker may have several requests, which their coins tell apart.
    beside: 'coins',
    coins: request.withdrawal_coin,
  })),
  destructive: false,
});

/** The number of requests with issues that the question names; the review lists them all. */
const NAMED = 3;

/**
 * The question before {@link payoutJob}. It names requests with issues but does not skip them, because the server
 * decides.
 */
export const payoutQuestion = (
  requests: readonly WithdrawalRecord[],
  issues: PayoutIssues,
  t: Translate,
): BulkQuestion => {
  const toCheck = requests.toSorted(byAge).filter(({ _id }) => issues.has(_id));
  const isOne = requests.length === 1;
  const issuesOf = ({ _id }: WithdrawalRecord) =>
    issues
      .get(_id)
      ?.map((issue) => t(`withdrawals.issue.${issue}`))
      .join(', ') ?? '';
  const named = toCheck
    .slice(0, NAMED)
    .map((request) => t('withdrawals.issuesOf', { name: cut(nameOf(request)), issues: issuesOf(request) }))
    .join(', ');
  const more = toCheck.length - NAMED;
  const names = more > 0 ? t('manyRows.andMore', { names: named, count: more }) : named;
  const issue = isOne
    ? t('withdrawals.issueOfOne', { issues: toCheck.map(issuesOf).join() })
    : t('withdrawals.issues', { smart_count: toCheck.length, names });
  const warning = [t(`withdrawals.${isOne ? 'warningOfOne' : 'warning'}`), ...(toCheck.length > 0 ? [issue] : [])];
  return { command: (t) => t('withdrawals.pay'), warning: warning.join(' ') };
};
