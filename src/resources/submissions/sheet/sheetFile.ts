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
 * Saves pending submissions as a CSV file to write verdicts into, with headings in the reader's language. Returns a
 * sentence for the reader when not all of them fit, otherwise undefined.
 */
export const exportForReview = (t: Translate, submissions: readonly SubmissionRecord[]): Sentence | undefined => {
  const rows = handedOut(submissions);
  saveFile(csvName('reviews', new Date()), csvUnder(t, columns, rows));
  if (rows.length === submissions.length) return undefined;
  return (t, { coins }) => t('reviewSheet.first', { count: coins(rows.length), total: coins(submissions.length) });
};

/** CSV text of the rows that a bulk job has left unsent: the id, and the verdict or whatever was typed in its place. */
export const csvOfUnsent = (t: Translate, rows: readonly Readonly<Record<string, unknown>>[]): string =>
  csvUnder(
    t,
    ['id', 'verdict'],
    rows.map(({ id, status, verdict }) => {
      const unsent = verdicts.find((one) => one === status);
      return { id: String(id), verdict: unsent ? t(verdictLabel[unsent]) : String(verdict) };
    }),
  );

/** Exported cells of a submission; the cell for the verdict is left for the buyer. */
const cellsOf = (submission: SubmissionRecord): SheetCells => ({
  id: submission.id,
  task: submission.task_title || submission.task_id,
  worker: `${submission.worker_name} <${submission.worker_email}>`.trim(),
  answer: cut(submission.submission_details, LONG),
});

/**
 * Cells of the submissions to export, from the first one on. They end before the file, with all verdicts filled in,
 * would be too long for ReviewSheet to read.
 */
export const handedOut = (submissions: readonly SubmissionRecord[]): SheetCells[] => {
  const rows = submissions.slice(0, MOST_ROWS).map(cellsOf);
  let free = MOST_CHARACTERS * 0.9;
  const end = rows.findIndex((row) => (free -= csvOf([Object.values(row)]).length + ROOM) < 0);
  return end < 0 ? rows : rows.slice(0, end);
};

/** Characters of a row in the file, beside its values, for the verdict, quotation marks and line end. */
const ROOM = 20;
