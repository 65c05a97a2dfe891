import type { Translate } from '#i18n/messages.ts';
import type { BulkJob } from '#bulk/useBulk.ts';
import type { PayoutIssues } from './payoutIssues.ts';
import { nameOf, PAID, type WithdrawalRecord } from './withdrawalRecord.ts';

/** 'Payment Success' for many requests. Those to check are not left out but spoken of: the server decides. */
export const payoutJob = (requests: readonly WithdrawalRecord[], issues: PayoutIssues, t: Translate): BulkJob => {
  const toCheck = requests.filter(({ _id }) => issues.has(_id)).length;
  return {
    resource: 'withdrawals',
    verb: 'update',
    data: PAID,
    rows: requests.map((request) => ({
      id: request.id,
      name: nameOf(request),
      coins: request.withdrawal_coin,
    })),
    texts: {
      command: t('withdrawals.pay'),
      warning:
        toCheck > 0 ? t('withdrawals.bulk.warningIssues', { smart_count: toCheck }) : t('withdrawals.bulk.warning'),
      doing: t('withdrawals.bulk.doing'),
      done: t('withdrawals.bulk.done'),
    },
    destructive: false,
  };
};
