import { folded } from '#domain/folded.ts';
import { inEveryLanguage } from '#i18n/inEveryLanguage.ts';
import { readSheet, type SheetContent } from '#ui/sheet/readSheet.ts';
import { verdicts, type Verdict } from '../submissionRecord.ts';

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

export type VerdictFile = SheetContent<ReadColumn>;

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
