import type { Translate } from '#i18n/messages.ts';
import { csvName, saveFile } from '#ui/export/saveFile.ts';
import type { OutcomeRow } from './OutcomeView.tsx';

/** Saves the listed rows of an outcome as a CSV file, with their ids, names, results and reasons. */
export const saveOutcome = async (t: Translate, resource: string, rows: readonly OutcomeRow[]): Promise<void> => {
  const fields = ['id', 'name', 'result', 'reason'] as const;
  // Loaded late, because most outcomes are not saved.
  const { csvOf } = await import('#ui/export/csv.ts');
  const headings = fields.map((field) => t(`bulk.column.${field}`));
  const lines = rows.map((row) => fields.map((field) => row[field]));
  saveFile(csvName(`${resource}-outcome`, new Date()), csvOf([headings, ...lines]));
};
