import type { Records } from '#dataProvider/bindings.ts';
import { dayOf } from '#domain/moments.ts';
import type { Translate } from '#i18n/messages.ts';
import { csvName, saveFile } from '#ui/export/saveFile.ts';

export type FileKind = 'json' | 'csv';

/**
 * Saves the rows that the server stores about a user as a download: JSON as the server sent it, or CSV. The CSV has one
 * line for each value, because the tables have different columns.
 */
export const saveOwnData = async (
  t: Translate,
  kind: FileKind,
  tables: Records['ownData']['record']['tables'],
): Promise<void> => {
  const now = new Date();
  if (kind === 'json') {
    saveFile(`taskcoin-${dayOf(now)}.json`, JSON.stringify(tables, null, 2), 'application/json');
    return;
  }
  const { csvOf } = await import('#ui/export/csv.ts');
  const lines = Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row, nth) => Object.entries(row).map(([column, value]) => [table, nth + 1, column, value])),
  );
  const heads = (['table', 'row', 'column', 'value'] as const).map((name) => t(`yourData.${name}`));
  saveFile(csvName('taskcoin', now), csvOf([heads, ...lines]));
};
