import useEventCallback from '@mui/utils/useEventCallback';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useList } from '../grid/useList.ts';
import { useNotices } from '../notices/useNotices.ts';

/**
 * The rows that a command is about: the selected ones, on whatever page they are, or all that pass the filter; both in the
 * list's order. A list is remembered by the provider, so this asks the server for nothing.
 */
export const useCommandRows = () => {
  const dataProvider = useDataProvider();
  const { failure } = useNotices();
  const { resource, selectedIds, sort, total = 0, getData, onSelect } = useList();

  const selected = async (): Promise<RaRecord[]> => {
    const page = { pagination: { page: 1, perPage: selectedIds.length }, sort, filter: { id: selectedIds } };
    const { data } = await dataProvider.getList<RaRecord>(resource, page);
    // What has been deleted since is nothing that anything can be done to.
    if (data.length < selectedIds.length) onSelect(data.map(({ id }) => id));
    return data;
  };

  /** Finds the rows and hands them on. Whatever fails on the way is said in the name of the command. */
  return useEventCallback(async (which: 'selected' | 'all', command: string, run: (rows: RaRecord[]) => unknown) => {
    try {
      const rows = which === 'selected' ? await selected() : total === 0 ? [] : ((await getData?.()) ?? []);
      // No rows where some were expected: they are gone, or the session has just ended.
      if (rows.length > 0 || (which === 'all' && total === 0)) await run(rows);
    } catch (error) {
      console.error(error);
      failure((t) => t('command.failed', { command }));
    }
  });
};
