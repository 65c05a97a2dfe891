import Button from '@mui/material/Button';
import { ApiError } from '#api/ApiError.ts';
import { doubtOf, failureOf } from '#changes/failureOf.ts';
import { Forbidden } from '#dataProvider/Forbidden.ts';
import type { Translate } from '#i18n/messages.ts';
import { useSay, type Sentence } from '#i18n/sentence.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { isFulfilled, LostAnswer, nameOf, summaryOf, titleOf, withResult, type RowResult } from './bulkResult.ts';
import type { BulkState } from './createBulkRun.ts';
import { OutcomeView, type OutcomeRow } from './OutcomeView.tsx';
import { saveOutcome } from './saveOutcome.ts';
import type { BulkJob, BulkRow } from './useBulk.ts';

type BulkOutcomeProps = {
  state: Extract<BulkState, { phase: 'ended' }>;
  /** Callback that sends the given rows again. */
  onAgain: (rows: readonly RowResult[]) => void;
  onClose: () => void;
};

/**
 * Panel with the outcome of an ended bulk job. Its buttons resume rows that were not started, or retry those that
 * failed: they call `onAgain` with these rows.
 */
export const BulkOutcome = ({ state, onAgain, onClose }: BulkOutcomeProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const say = useSay();
  const { job, rows, interrupted } = state;
  const failed = withResult(rows, 'failed');
  const skipped = withResult(rows, 'skipped');
  const left = withResult(rows, 'notStarted');
  const unknown = withResult(rows, 'unknown');
  const resumed = looks(job) ? [...left, ...unknown] : left;
  const nothingSent = skipped.length === rows.length;
  const isOpen = left.length > 0 || unknown.length > 0;
  const listed = inWords(
    job,
    order.flatMap((result) => withResult(rows, result)),
    t,
    say,
  );
  const waits = t('manyRows.left', { count: whole(left.length), total: whole(rows.length) });
  return (
    <OutcomeView
      title={say(titleOf(job))}
      summary={say(summaryOf(state))}
      note={
        left.length > 0
          ? waits
          : nothingSent
            ? t('manyRows.nothingToDo')
            : failed.length > 0
              ? t(`manyRows.next.${job.draft ? 'import' : 'selected'}`)
              : undefined
      }
      tone={failed.length > 0 ? 'failure' : isOpen || nothingSent ? 'warning' : 'success'}
      rows={listed}
      actions={
        <>
          {resumed.length > 0 && (
            <Button variant="contained" color="primary" onClick={() => onAgain(resumed)}>
              {t('manyRows.resume')}
            </Button>
          )}
          {failed.length > 0 && <Button onClick={() => onAgain(failed)}>{t('manyRows.retryFailed')}</Button>}
          {!rows.every(isFulfilled) && (
            <Button onClick={() => void saveOutcome(t, job.resource, listed)}>{t('manyRows.download')}</Button>
          )}
          <Button onClick={onClose}>{t(interrupted ? 'manyRows.discard' : 'action.close')}</Button>
        </>
      }
    />
  );
};

/**
 * True for jobs that read the server's list before they send a row: only these may safely resume rows whose outcome is
 * unknown.
 */
const looks = ({ verb }: BulkJob): boolean => verb === 'create' || verb === 'settle';

/** Results whose rows are listed in the panel, in the order in which the reader should deal with them. */
const order = ['unknown', 'failed', 'skipped', 'notStarted', 'unchanged'] as const;

type Say = (sentence: Sentence) => string;

/** Results of rows as text, for the panel's table and for the downloaded file. */
const inWords = (job: BulkJob, results: readonly RowResult[], t: Translate, say: Say): OutcomeRow[] => {
  const rows = new Map(job.rows.map((row) => [row.id, row]));
  return results.flatMap((told) => {
    const { id, result } = told;
    const row = rows.get(id);
    if (!row) return [];
    const word = t(result === 'done' ? `bulk.work.${job.work}.done` : `bulk.result.${result}`);
    return { id, name: say(nameOf(row)), result: word, reason: reasonOf(row, told, t, say) };
  });
};

/** Reason of a row's result as text: the sentence that the server sent, if any, else one for the kind of failure. */
const reasonOf = ({ skip }: BulkRow, { result, reason }: RowResult, t: Translate, say: Say): string => {
  if (result === 'skipped') return t(skip ? `manyRows.skip.${skip}` : 'bulk.settled');
  if (result === 'notStarted' || reason === undefined) return '';
  if (reason instanceof LostAnswer) return t('manyRows.reason.lostAnswer');
  if (reason instanceof Forbidden) return t('manyRows.reason.forbidden');
  if (!(reason instanceof ApiError)) return t('error.somethingWrong');
  const { reason: said, doubt } = failureOf(reason);
  if (said) return say(said);
  if (doubt) return result === 'unknown' ? say(doubtOf(doubt)) : t('manyRows.reason.notDone');
  return reason.status === 404 ? t('manyRows.reason.gone') : t('manyRows.reason.refused', { status: reason.status });
};
