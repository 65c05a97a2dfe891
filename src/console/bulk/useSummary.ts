import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { withResult, type RowResult } from './bulkResult.ts';
import type { BulkState } from './createBulkRun.ts';

type Ended = Extract<BulkState, { phase: 'ended' }>;

const results = ['done', 'failed', 'notStarted', 'skipped'] as const satisfies readonly RowResult['result'][];

/** 'Deleted: 900, Failed: 100': what there is none of is not spoken of. */
export const useSummary = () => {
  const t = useT();
  const { coins: whole } = useFormat();
  return ({ job, rows }: Ended): string =>
    results
      .map((result) => {
        const count = withResult(rows, result).length;
        const name = result === 'done' ? job.texts.done : t(`bulk.result.${result}`);
        return count > 0 ? t('bulk.count', { result: name, count: whole(count) }) : '';
      })
      .filter(Boolean)
      .join(', ');
};
