import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { emailKey } from '#domain/email.ts';
import { seen } from '#domain/unseen.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { cut } from '#ui/text/cut.ts';
import { workerOf, type SubmissionRecord } from './submissionRecord.ts';

type Rows = readonly SubmissionRecord[];

type SameAnswersProps = {
  submission: SubmissionRecord;
  /** All pending submissions of the buyer's tasks. */
  rows: Rows;
  /** Callback that shows the submission with this id instead; without one, the names are no links. */
  onGo?: (id: string) => void;
};

/** Warning that other workers have handed in the same answer, with their names. Renders nothing if none has. */
export const SameAnswers = ({ submission, rows, onGo }: SameAnswersProps) => {
  const t = useT();
  const equal = useMemo(() => equalAnswers(rows, submission), [rows, submission]);
  if (equal.length === 0) return null;
  return (
    <MessageBar tone="warning">
      {t('review.one.equal', { smart_count: equal.length })}{' '}
      {equal.slice(0, MOST).map((other, place) => (
        <span key={other.id}>
          {place > 0 && ', '}
          {onGo ? (
            <Link component="button" type="button" onClick={() => onGo(other.id)} sx={linkStyle}>
              {cut(workerOf(other))}
            </Link>
          ) : (
            cut(workerOf(other))
          )}
        </span>
      ))}
      {equal.length > MOST && ` ${t('review.one.more', { count: equal.length - MOST })}`}
    </MessageBar>
  );
};

/** Largest number of names; the rest is only counted. */
const MOST = 8;

/** Style of a link to another submission, whose long name wraps. */
export const linkStyle = {
  typography: 'body1',
  verticalAlign: 'baseline',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  minHeight: 24,
  my: '-2px',
} as const;

const wordsOf = (row: SubmissionRecord): string => seen(row.submission_details.normalize());

/**
 * Rows in which another worker gave the same answer as in the given submission. The number and kind of blanks, the
 * Unicode form and invisible characters make no difference. Empty for an empty answer.
 */
export const equalAnswers = (rows: Rows, submission: SubmissionRecord): SubmissionRecord[] => {
  const words = wordsOf(submission);
  if (words === '') return [];
  const worker = emailKey(submission.worker_email);
  return rows.filter((row) => emailKey(row.worker_email) !== worker && wordsOf(row) === words);
};
