import type { Translate } from '#i18n/messages.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { csvOf } from '#ui/export/csv.ts';
import { csvName, saveFile } from '#ui/export/saveFile.ts';
import { MOST_CHARACTERS } from '#ui/sheet/readSheet.ts';
import { cut, LONG } from '#ui/text/cut.ts';
import { verdictLabel, verdicts, type SubmissionRecord } from '../submissionRecord.ts';
import { MOST_ROWS } from './checkVerdicts.ts';

const columns = ['id', 'task', 'worker', 'answer', 'verdict'] as const;
type SheetCells = Readonly<Partial<Record<(typeof columns)[number], string>>>;

const csvUnder = (t: Translate, heads: readonly (typeof columns)[number][], rows: readonly SheetCells[]): string =>
  csvOf([
    heads.map((column) => t(`reviewSheet.heads.${column}`)),
    ...rows.map((row) => heads.map((column) => row[column])),
  ]);

/**
 * Saves pending submissions as a file, with headings in the reader's language. Returns a sentence when the file has no room for
 * all.
 */
export const exportForReview = (t: Translate, submissions: readonly SubmissionRecord[]): Sentence | undefined => {
  const rows = handedOut(submissions);
  saveFile(csvName('reviews', new Date()), csvUnder(t, columns, rows));
  if (rows.length === submissions.length) return undefined;
  return (t, { coins }) => t('reviewSheet.first', { count: coins(rows.length), total: coins(submissions.length) });
};

/** The rows that a run has not sent: their verdicts, or the typed text where that is none. */
export const csvOfUnsent = (t: Translate, rows: readonly Readonly<Record<string, unknown>>[]): string =>
  csvUnder(
    t,
    ['id', 'verdict'],
    rows.map(({ id, status, verdict }) => {
      const unsent = verdicts.find((one) => one === status);
      return { id: String(id), verdict: unsent ? t(verdictLabel[unsent]) : String(verdict) };
    }),
  );

/** The exported cells of a submission; the verdict is the buyer's to write. */
const cellsOf = (submission: SubmissionRecord): SheetCells => ({
  id: submission.id,
  task: submission.task_title || submission.task_id,
  worker: `${submission.worker_name} <${submission.worker_email}>`.trim(),
  answer: cut(submission.submission_details, LONG),
});

/** The first submissions, as many as can be read back with room for their verdicts. */
export const handedOut = (submissions: readonly SubmissionRecord[]): SheetCells[] => {
  const rows = submissions.slice(0, MOST_ROWS).map(cellsOf);
  let free = MOST_CHARACTERS * 0.9;
  const end = rows.findIndex((row) => (free -= csvOf([Object.values(row)]).length + ROOM) < 0);
  return end < 0 ? rows : rows.slice(0, end);
};

/** The characters of a row for its verdict, quotation marks and line end. */
const ROOM = 20;
