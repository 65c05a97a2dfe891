import { submissionStatus } from '#domain/rules.ts';
import { seen } from '#domain/unseen.ts';
import type { SheetRow } from '#ui/sheet/readSheet.ts';
import type { SubmissionRecord, Verdict } from '../submissionRecord.ts';
import { verdictOf, type SheetWords } from './readVerdicts.ts';

/** The reason for which a row is not sent. */
export type RowProblem =
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

  const problemOf = ({
    row,
    id,
    tooManyCells,
    verdict,
    submission,
  }: (typeof filled)[number]): RowProblem | undefined => {
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
