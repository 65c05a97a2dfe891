import { useT } from '#i18n/useT.ts';
import type { BulkJob } from '#ui/bulk/useBulk.ts';
import { csvName, saveFile } from '#ui/export/saveFile.ts';
import type { RowResult } from './bulkResult.ts';
import { useOutcomeRow } from './useOutcomeRow.ts';

/** The outcome of every row, the done ones too, as a file. */
export const useDownload = () => {
  const t = useT();
  const inWords = useOutcomeRow();
  return async (job: BulkJob, rows: readonly RowResult[]) => {
    const fields = ['id', 'name', 'result', 'reason'] as const;
    const lines = rows.map((row) => inWords(job, row)).map((row) => fields.map((field) => row[field]));
    // Most jobs go smoothly and leave no list.
    const { csvOf } = await import('#ui/export/csv.ts');
    const text = csvOf([fields.map((field) => t(`bulk.column.${field}`)), ...lines]);
    saveFile(csvName(`${job.resource}-outcome`, new Date()), text, 'text/csv');
  };
};
