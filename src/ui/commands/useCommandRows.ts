import useEventCallback from '@mui/utils/useEventCallback';
import { useRefresh, useDataProvider, type RaRecord, type Identifier } from 'react-admin';
import { useList } from '../grid/useList.ts';
import { useNotices } from '../notices/useNotices.ts';

/**
 * Rows that a command runs on. 'all': rows that match the filter now. 'found': the same, but the command does not run
 * if they differ from the rows that the list was showing. 'selected': the selected rows.
 */
export type Which = 'all' | 'found' | 'selected';

/**
 * Hook that returns a function `(which, command, run)`. It loads the rows that `which` names, from all pages and in the
 * list's order, and calls `run` with them; if none are left, it does not call `run`. `command` is the command's label,
 * for messages. The data provider caches lists, so this rarely sends a request.
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

  /**
   * Loads the rows and passes them to `run`. It never rejects: an error is shown as a notice that names the command.
   */
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
 * Hook that returns a function which compares loaded ids with the list on screen: true if they are exactly the list's
 * rows. Otherwise it returns false, refreshes the list and shows a notice: do not use the ids then, because the user
 * has not seen their rows.
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
