import { memo } from 'react';
import type { Translate } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { Preview, Remark } from '#ui/sheet/Preview.tsx';
import { cut } from '#ui/text/cut.ts';
import { workerOf, verdictLabel } from '../submissionRecord.ts';
import type { CheckedRow } from './checkVerdicts.ts';

/**
 * Table of a review sheet's rows that have a verdict: first those that will be sent, then those left out, with the
 * reason.
 */
export const VerdictsPreview = memo(({ rows }: { rows: readonly CheckedRow[] }) => {
  const t = useT();
  const { coins } = useFormat();
  const leftOut = rows.filter(({ problem }) => problem !== undefined);
  const toSend = rows.filter(({ problem }) => problem === undefined);
  const drawn = (some: readonly CheckedRow[]) => some.map((row) => <PreviewRow key={row.row} checked={row} />);
  return (
    <Preview
      headings={[
        { text: t('sheet.row') },
        { text: t('reviewSheet.submission') },
        { text: t('review.left.verdict') },
        { text: t('reviewSheet.coins'), isNumber: true },
      ]}
      parts={[
        { heading: t('reviewSheet.toSend', { count: coins(toSend.length) }), rows: drawn(toSend) },
        { heading: t('sheet.leftOutPart', { count: coins(leftOut.length) }), rows: drawn(leftOut) },
      ]}
    />
  );
});
VerdictsPreview.displayName = 'VerdictsPreview';

const PreviewRow = ({ checked }: { checked: CheckedRow }) => {
  const t = useT();
  const { coins, digits } = useFormat();
  const { row, id, typed, verdict, submission, problem } = checked;
  const reason = problemText(checked, t, digits);
  return (
    <tr data-left-out={problem !== undefined}>
      <td>{digits(row)}</td>
      <th scope="row">
        {submission ? (
          <>
            <span dir="auto">{cut(workerOf(submission))}</span>
            {': '}
            <span dir="auto">{cut(submission.task_title || submission.task_id)}</span>
            <small dir="auto">{cut(submission.submission_details, ANSWER)}</small>
          </>
        ) : (
          cut(id)
        )}
        {reason !== undefined && (
          <ul>
            <Remark mild={isMild(checked)}>{reason}</Remark>
          </ul>
        )}
      </th>
      <td dir="auto" data-caption={t('review.left.verdict')}>
        {verdict ? t(verdictLabel[verdict]) : cut(typed, TYPED)}
      </td>
      <td data-number data-caption={t('reviewSheet.coins')}>
        {problem ? '' : coins(verdict === 'approved' ? (submission?.payable_amount ?? 0) : 0)}
      </td>
    </tr>
  );
};

/** Number of characters shown of a submission, enough to recognise it. */
const ANSWER = 140;
const TYPED = 30;

/** True for a problem that the buyer need not correct, such as a submission that was reviewed already. */
const isMild = ({ problem }: CheckedRow): boolean =>
  problem !== undefined && ['settled', 'held', 'sameAs'].includes(problem.key);

type Digits = (count: number) => string;

const problemText = ({ id, typed, problem }: CheckedRow, t: Translate, digits: Digits): string | undefined => {
  if (!problem) return undefined;
  if (problem.key === 'tooManyCells') return t('sheet.tooManyCells');
  if (problem.key === 'sameAs') return t('reviewSheet.sameAs', { row: digits(problem.row) });
  if (problem.key === 'settled')
    return problem.as
      ? t('reviewSheet.settledAs', { status: t(`submissions.status.${problem.as}`) })
      : t('bulk.settled');
  if (problem.key === 'contradiction') {
    const { rows } = problem;
    return t('reviewSheet.contradiction', { smart_count: rows.length, rows: rows.map(digits).join(', ') });
  }
  return t(`reviewSheet.${problem.key}`, {
    id: cut(id),
    verdict: cut(typed, TYPED),
    approve: t(verdictLabel.approved),
    reject: t(verdictLabel.rejected),
  });
};
