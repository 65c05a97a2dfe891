import type { GridApi, GridRowSelectionModel } from '@mui/x-data-grid';
import useEventCallback from '@mui/utils/useEventCallback';
import { useLayoutEffect, type RefObject } from 'react';
import { useList } from './useList.ts';

const sameMembers = (some: ReadonlySet<unknown>, others: ReadonlySet<unknown>): boolean =>
  some.size === others.size && [...some].every((one) => others.has(one));

/**
 * The checkboxes of this page drawn from react-admin's selected ids, which know the other pages as well. A press changes what
 * this page adds to them.
 */
export const useGridSelection = (api: RefObject<GridApi | null>) => {
  const { data = [], selectedIds, onSelect } = useList();

  // Before the effect below, whose change of the model calls it: it must know this page by then, or turning the page would
  // unselect the one before.
  const onModelChange = useEventCallback(({ type, ids }: GridRowSelectionModel) => {
    const here = new Set(data.map(({ id }) => id));
    const elsewhere = selectedIds.filter((id) => !here.has(id));
    const picked = data.flatMap(({ id }, place) => (ids.has(place) === (type === 'include') ? [id] : []));
    const next = new Set([...elsewhere, ...picked]);
    if (!sameMembers(next, new Set(selectedIds))) onSelect([...next]);
  });

  useLayoutEffect(() => {
    const selected = new Set(selectedIds);
    const ids = new Set(data.flatMap(({ id }, place) => (selected.has(id) ? [place] : [])));
    const shown = api.current?.state.rowSelection;
    if (shown?.type !== 'include' || !sameMembers(shown.ids, ids))
      api.current?.setRowSelectionModel({ type: 'include', ids });
  }, [api, data, selectedIds]);

  return onModelChange;
};
