import useEventCallback from '@mui/utils/useEventCallback';
import { useRefresh, useDataProvider, type RaRecord, type Identifier } from 'react-admin';
import { useList } from '../grid/useList.ts';
import { useNotices } from '../notices/useNotices.ts';

/**
 * Rows of a command: 'all' that match the filter now, those 'found' when the list was shown, or the 'selected' ones.
 */
export type Which = 'all' | 'found' | 'selected';

/**
 * Rows of a command from all pages, in the list's order. The data provider caches lists, so this rarely sends a
 * request.
 */
export const useCommandRows = () => {
  const dataProvider = useDataProvider();
  const { failure, toast } = useNotices();
  const refresh = useRefresh();
  const isAsShown = useIsAsShown();
  const { resource, selectedIds, sort, total, getData, onSelect } = useList();

  const selected = async (): Promise<RaRecord[]> => {
    const page = { pagination: { page: 1, perPage: selectedIds.length }, sort, filter: { id: selectedIds } };
    const { data } = await dataProvider.getList<RaRecord>(resource, page);
    const gone = selectedIds.length - data.length;
    if (gone > 0) {
      // Rows that others have settled or deleted meanwhile are no longer selected.
      onSelect(data.map(({ id }) => id));
      toast({ kind: 'info', message: (t) => t('command.gone', { smart_count: gone }), duration: null });
      refresh();
    }
    return data;
  };

  /** Loads the rows and passes them to `run`. Errors are shown under the command's label. */
  return useEventCallback(async (which: Which, command: string, run: (rows: RaRecord[]) => unknown) => {
    try {
      // Without maxResults, react-admin takes the first thousand rows of a list that was not counted.
      const rows = which === 'selected' ? await selected() : ((await getData?.({ maxResults: 1e9 })) ?? []);
      // No rows where some were expected: they are gone, or the session has just ended.
      if (rows.length === 0 && (which === 'selected' || total !== 0)) return;
      if (which !== 'found' || isAsShown(rows.map(({ id }) => id))) await run(rows);
    } catch (error) {
      console.error(error);
      failure((t) => t('command.failed', { command }));
    }
  });
};

/**
 * Check that the rows found by a filter are those that the list shows. Otherwise users have not seen them, so the list
 * is refreshed with a notice, and nothing is selected.
 */
export const useIsAsShown = () => {
  const { data = [], total } = useList();
  const { toast } = useNotices();
  const refresh = useRefresh();
  return useEventCallback((found: readonly Identifier[]): boolean => {
    if (found.length === total && data.every(({ id }) => found.includes(id))) return true;
    refresh();
    toast({ kind: 'info', message: (t) => t('command.changed'), duration: null });
    return false;
  });
};
