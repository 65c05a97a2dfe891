import useEventCallback from '@mui/utils/useEventCallback';
import { useDataProvider, useStoreContext, type RaRecord } from 'react-admin';
import { unselect } from '../grid/unselect.ts';
import { useList } from '../grid/useList.ts';

/**
 * Finds the selected rows, on whatever page they are, in the list's order. A list is remembered by the provider, so this asks the
 * server for nothing. What is there no more is unselected: nothing can be done to it.
 */
export const useSelectedRows = () => {
  const dataProvider = useDataProvider();
  const store = useStoreContext();
  const { resource, selectedIds, sort } = useList();

  return useEventCallback(async (): Promise<RaRecord[]> => {
    const page = { pagination: { page: 1, perPage: selectedIds.length }, sort, filter: { id: selectedIds } };
    const { data } = await dataProvider.getList<RaRecord>(resource, page);
    const found = new Set(data.map(({ id }) => id));
    unselect(store, resource, new Set(selectedIds.filter((id) => !found.has(id)).map(String)));
    return data;
  });
};
