import { folded } from '#domain/folded.ts';
import { submissionStatus } from '#domain/rules.ts';
import { seen } from '#domain/unseen.ts';
import { inEveryLanguage } from '#i18n/inEveryLanguage.ts';
import { readSheet, type SheetRow, type SheetContent } from '#ui/sheet/readSheet.ts';
import { verdicts, type SubmissionRecord, type Verdict } from '../submissionRecord.ts';

/** The reason for which a row is not sent. */
type RowProblem =
  | { key: 'tooManyCells' | 'noId' | 'unreadable' | 'unknown' | 'held' }
  /** Reviewed already, with the verdict `as` where this browser knows it. */
  | { key: 'settled'; as?: Verdict }
  | { key: 'contradiction'; rows: readonly number[] }
  | { key: 'sameAs'; row: number };

/** A row with a verdict, and its submission in the server's list. */
export type CheckedRow = {
  row: number;
  id: string;
  /** The verdict as it was typed. */
  typed: string;
  verdict: Verdict | undefined;
  submission: SubmissionRecord | undefined;
  problem: RowProblem | undefined;
};

export type Known = {
  /** The submissions that the server lists for review. */
  listed: readonly SubmissionRecord[];
  /** The verdicts that were sent from this browser; undefined where the outcome is unknown. */
  sent: ReadonlyMap<string, Verdict | undefined>;
  /** The ids of the submissions whose verdicts wait in the workbench. */
  held: ReadonlySet<string>;
};

/** The rows of a file that have a verdict, each with its problem, if there is one; `blank` counts those without a verdict. */
export const checkVerdicts = (
  rows: readonly SheetRow<'id' | 'verdict'>[],
  words: SheetWords,
  { listed, sent, held }: Known,
): { checked: CheckedRow[]; blank: number } => {
  const byId = new Map(listed.map((submission) => [submission.id, submission]));
  const filled = rows
    .map(({ row, cells, tooManyCells }) => {
      const [id, typed] = [seen(cells.id), seen(cells.verdict)];
      return { row, id, typed, tooManyCells, verdict: verdictOf(typed, words), submission: byId.get(id) };
    })
    .filter(({ typed, tooManyCells }) => typed !== '' || tooManyCells);
  const ofId = new Map<string, typeof filled>();
  for (const one of filled) ofId.set(one.id, [...(ofId.get(one.id) ?? []), one]);

  type Filled = (typeof filled)[number];
  const problemOf = ({ row, id, tooManyCells, verdict, submission }: Filled): RowProblem | undefined => {
    if (tooManyCells) return { key: 'tooManyCells' };
    if (id === '') return { key: 'noId' };
    if (!submission) return sent.has(id) ? settled(sent.get(id)) : { key: 'unknown' };
    const status = submissionStatus(submission.status);
    if (status !== 'pending') return settled(status);
    if (held.has(id)) return { key: 'held' };
    if (!verdict) return { key: 'unreadable' };
    const same = ofId.get(id) ?? [];
    const others = same.filter((other) => other.verdict !== verdict || other.tooManyCells);
    if (others.length > 0) return { key: 'contradiction', rows: others.map((other) => other.row) };
    const [first] = same;
    return first && first.row !== row ? { key: 'sameAs', row: first.row } : undefined;
  };
  const checked = filled.map((one): CheckedRow => {
    const { row, id, typed, verdict, submission } = one;
    return { row, id, typed, verdict, submission, problem: problemOf(one) };
  });
  return { checked, blank: rows.length - filled.length };
};

const settled = (as: Verdict | undefined): RowProblem => ({ key: 'settled', ...(as && { as }) });

/** The columns that are read; the others are for the buyer's eye. */
const read = ['id', 'verdict'] as const;
type ReadColumn = (typeof read)[number];

/** The number of rows that are read, and exported, at a time. */
export const MOST_ROWS = 1000;

/** The names of columns and verdicts, in all languages. */
export type SheetWords = Readonly<Record<ReadColumn | Verdict, readonly string[]>>;

export const loadSheetWords = async (): Promise<SheetWords> => {
  const texts = await inEveryLanguage('console');
  const words = (verdict: Verdict) => texts(`reviewSheet.words.${verdict}`).flatMap((text) => text.split(','));
  return {
    id: texts('reviewSheet.heads.id'),
    verdict: texts('reviewSheet.heads.verdict'),
    approved: words('approved'),
    rejected: words('rejected'),
  };
};

type VerdictFile = SheetContent<ReadColumn>;

/** The ids and verdicts of a CSV text. `shown` are the headings in the reader's language. */
export const readVerdicts = (
  text: string,
  words: SheetWords,
  shown: Readonly<Record<ReadColumn, string>>,
): VerdictFile =>
  readSheet(
    text,
    read.map((key) => ({ key, names: [shown[key], ...words[key]] as const })),
    MOST_ROWS,
  );

/** The verdict of a cell, in any language, case and spacing. */
export const verdictOf = (cell: string, words: SheetWords): Verdict | undefined =>
  verdicts.find((verdict) => words[verdict].some((word) => bare(word) === bare(cell)));

const bare = (text: string): string => folded(text).replace(/\s/g, '');
