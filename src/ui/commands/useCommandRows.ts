import useEventCallback from '@mui/utils/useEventCallback';
import { useRefresh, useDataProvider, type RaRecord } from 'react-admin';
import { useList } from '../grid/useList.ts';
import { useNotices } from '../notices/useNotices.ts';
import { useIsAsShown } from './useIsAsShown.ts';

/** 'all' that pass the filter by now, or those that were 'found' by it when the list was shown, or the 'selected' ones. */
export type Which = 'all' | 'found' | 'selected';

/**
 * The rows that a command is about, on whatever page they are, in the list's order. The provider remembers a list for a while, so
 * this mostly asks the server for nothing.
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
      // What somebody else has settled or deleted since is nothing that anything can be done to.
      onSelect(data.map(({ id }) => id));
      toast({ kind: 'info', message: (t) => t('command.gone', { smart_count: gone }), duration: null });
      refresh();
    }
    return data;
  };

  /** Finds the rows and hands them on. Whatever fails on the way is said in the name of the command. */
  return useEventCallback(async (which: Which, command: string, run: (rows: RaRecord[]) => unknown) => {
    try {
      // Left to itself react-admin takes the first thousand of a list that was not counted.
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
