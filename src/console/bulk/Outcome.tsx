import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useSay } from '#i18n/sentence.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { BulkOutcome } from '#ui/bulk/BulkOutcome.tsx';
import { withResult } from './bulkResult.ts';
import type { BulkState } from './createBulkRun.ts';
import { summaryOf } from './summaryOf.ts';
import { useDownload } from './useDownload.ts';
import { useOutcomeRow } from './useOutcomeRow.ts';

type OutcomeProps = {
  state: Extract<BulkState, { phase: 'ended' }>;
  onRetry: () => void;
  onResume: () => void;
  onClose: () => void;
};

/** What is shown of a job that failed in parts, was stopped, or left rows out; and what can be done about it. */
export const Outcome = ({ state, onRetry, onResume, onClose }: OutcomeProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const say = useSay();
  const inWords = useOutcomeRow();
  const download = useDownload();
  const { job, rows, size, interrupted } = state;
  const failed = withResult(rows, 'failed');
  const skipped = withResult(rows, 'skipped');
  const left = withResult(rows, 'notStarted');
  const nothingSent = skipped.length === rows.length;
  const shown = useMemo(() => {
    const order = ['failed', 'skipped', 'notStarted', 'unchanged'] as const;
    return order.flatMap((result) => withResult(rows, result)).map((row) => inWords(job, row));
  }, [rows, inWords, job]);
  const waits = t('bulk.left', { count: whole(left.length), total: whole(size) });
  return (
    <BulkOutcome
      title={job.texts.command}
      summary={say(summaryOf(state))}
      note={left.length > 0 ? waits : nothingSent ? t('bulk.nothingToDo') : undefined}
      tone={failed.length > 0 ? 'failure' : left.length > 0 || nothingSent ? 'warning' : 'success'}
      rows={shown}
      actions={
        <>
          {left.length > 0 && (
            <Button variant="contained" color="primary" onClick={onResume}>
              {t('bulk.resume')}
            </Button>
          )}
          {failed.length > 0 && <Button onClick={onRetry}>{t('bulk.retryFailed')}</Button>}
          <Button onClick={() => void download(job, rows)}>{t('bulk.download')}</Button>
          <Button onClick={onClose}>{t(interrupted ? 'bulk.discard' : 'action.close')}</Button>
        </>
      }
    />
  );
};
