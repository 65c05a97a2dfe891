import { folded } from '#domain/folded.ts';
import { submissionStatus } from '#domain/rules.ts';
import { seen } from '#domain/unseen.ts';
import { inEveryLanguage } from '#i18n/inEveryLanguage.ts';
import { readSheet, type SheetRow, type SheetContent } from '#ui/sheet/readSheet.ts';
import { verdicts, type SubmissionRecord, type Verdict } from '../submissionRecord.ts';

/**
 * Reason why a row of a review sheet is not sent. 'tooManyCells': it has more cells than there are columns. 'noId': its
 * cell for the id is empty. 'unreadable': its cell for the verdict holds no verdict. 'unknown': no pending submission
 * has the id. 'held': the workbench already holds a verdict on the submission and will send it.
 */
type RowProblem =
  | { key: 'tooManyCells' | 'noId' | 'unreadable' | 'unknown' | 'held' }
  /** Submission was reviewed already, with the verdict `as` if this browser knows it. */
  | { key: 'settled'; as?: Verdict }
  /** Rows with these numbers have another verdict on the same submission. */
  | { key: 'contradiction'; rows: readonly number[] }
  /** Row with this number says the same. */
  | { key: 'sameAs'; row: number };

/** Row of a review sheet that has a verdict, with the submission that it names. */
export type CheckedRow = {
  /** Number of the row as a spreadsheet shows it. */
  row: number;
  id: string;
  /** Text in the row's cell for the verdict. */
  typed: string;
  verdict: Verdict | undefined;
  submission: SubmissionRecord | undefined;
  problem: RowProblem | undefined;
};

export type Known = {
  /** Submissions in the server's list of pending work. */
  listed: readonly SubmissionRecord[];
  /** Verdicts sent from this browser, by submission id; undefined for one whose outcome is unknown. */
  sent: ReadonlyMap<string, Verdict | undefined>;
  /** Ids of submissions whose verdicts the workbench holds and will send by itself. */
  held: ReadonlySet<string>;
};

/**
 * Checks the rows of a review sheet. `checked` are the rows with a verdict, each with the problem that keeps it from
 * being sent, if any; `blank` counts the rows without a verdict. `listed` are the pending submissions, `sent` those
 * whose verdict this browser has sent, and `held` those whose verdict waits in the workbench.
 */
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

/** Columns of a review sheet that are read back; the others are only for the buyer to look at. */
const read = ['id', 'verdict'] as const;
type ReadColumn = (typeof read)[number];

/** Largest number of rows that are read from a review sheet, or exported to one. */
export const MOST_ROWS = 1000;

/** Headings of a review sheet's columns and the words for each verdict, in all languages of the product. */
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

/**
 * Reads the cells for id and verdict in the rows of a CSV text. `shown` are the headings in the reader's language,
 * which messages name; `words` has those of all languages.
 */
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

/**
 * Verdict that a cell's text means in any language of the product, ignoring case, accents and blanks; undefined if
 * none.
 */
export const verdictOf = (cell: string, words: SheetWords): Verdict | undefined =>
  verdicts.find((verdict) => words[verdict].some((word) => bare(word) === bare(cell)));

const bare = (text: string): string => folded(text).replace(/\s/g, '');
