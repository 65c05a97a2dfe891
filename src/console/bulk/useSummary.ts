import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { withResult, type RowResult } from './bulkResult.ts';
import type { BulkJob } from '#ui/bulk/useBulk.ts';

type Ended = { job: BulkJob; rows: readonly RowResult[] };

const results = [
  'done',
  'unchanged',
  'failed',
  'notStarted',
  'skipped',
] as const satisfies readonly RowResult['result'][];

/** 'Role changed: 900, 20 unchanged, Failed: 100': what there is none of is not spoken of. */
export const useSummary = () => {
  const t = useT();
  const { coins: whole } = useFormat();
  return ({ job, rows }: Ended): string =>
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
};
