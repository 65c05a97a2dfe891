import type { Sentence } from '#i18n/sentence.ts';
import type { BulkJob } from '#ui/bulk/useBulk.ts';
import { withResult, type RowResult } from './bulkResult.ts';

type Ended = { job: BulkJob; rows: readonly RowResult[] };

const results = [
  'done',
  'unchanged',
  'failed',
  'notStarted',
  'skipped',
] as const satisfies readonly RowResult['result'][];

/** 'Role changed: 900, 20 unchanged, Failed: 100': what there is none of is not spoken of. */
export const summaryOf =
  ({ job, rows }: Ended): Sentence =>
  (t, { coins: whole }) =>
    results
      .map((result) => {
        const count = withResult(rows, result).length;
        if (result === 'unchanged')
          return count > 0 ? t('bulk.unchanged', { smart_count: count, count: whole(count) }) : '';
        const name = result === 'done' ? job.texts.done : t(`bulk.result.${result}`);
        return count > 0 ? t('bulk.count', { result: name, count: whole(count) }) : '';
      })
      .filter(Boolean)
      .join(', ');
