import useEventCallback from '@mui/utils/useEventCallback';
import type { DataGridProps, GridApi, GridRowSelectionModel, GridSortModel } from '@mui/x-data-grid';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { sortFieldOf, type Column } from './column.ts';
import { useList } from './useList.ts';

const sameMembers = (some: ReadonlySet<unknown>, others: ReadonlySet<unknown>): boolean =>
  some.size === others.size && [...some].every((one) => others.has(one));

/**
 * Hook that shows react-admin's selected ids, which cover all pages, in the grid, which knows only one page. Returns
 * the grid's `onRowSelectionModelChange`, which changes only ids of this page.
 */
export const useGridSelection = (api: RefObject<GridApi | null>) => {
  const { data = [], selectedIds, onSelect } = useList();

  // Before the effect below, which triggers it: with the previous page's data, turning the page would unselect it.
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

/**
 * Hook that keeps the sort order of react-admin's list and of the grid's headings the same, in both directions without
 * loops. Returns the grid's props for it. If two columns sort by the same field, the pressed one is marked.
 */
export const useGridSort = <R extends RaRecord>(api: RefObject<GridApi | null>, columns: readonly Column<R>[]) => {
  const { sort, setSort } = useList();
  const [pressed, setPressed] = useState('');
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const candidates = columns.filter((column) => sortFieldOf(column) === sort.field).map(({ field }) => field);
  const drawn = candidates.includes(pressed) ? pressed : (candidates[0] ?? sort.field);
  const [sortModel] = useState((): GridSortModel => [{ field: drawn, sort: direction }]);

  const sortBy = (name: string, order: 'ASC' | 'DESC') => {
    const column = columns.find(({ field }) => field === name);
    const field = column && sortFieldOf(column);
    if (field === undefined) return;
    setPressed(name);
    setSort({ field, order });
  };

  // Before the effect below, whose event would reach the callback of the last render and undo a new filter.
  const onSortModelChange = useEventCallback(([wanted]: GridSortModel) => {
    if (!wanted?.sort || (wanted.field === drawn && wanted.sort === direction)) return;
    sortBy(wanted.field, wanted.sort === 'desc' ? 'DESC' : 'ASC');
  });

  // Otherwise the grid would render its headings first and the rows later: twice instead of once.
  const onColumnHeaderClick = useEventCallback<NonNullable<DataGridProps['onColumnHeaderClick']>>(
    ({ field }, event) => {
      event.defaultMuiPrevented = true;
      sortBy(field, field === drawn && direction === 'asc' ? 'DESC' : 'ASC');
    },
  );

  useLayoutEffect(() => {
    const [shown] = api.current?.getSortModel() ?? [];
    if (shown?.field !== drawn || shown.sort !== direction)
      api.current?.setSortModel([{ field: drawn, sort: direction }]);
  }, [api, drawn, direction]);

  return { sortModel, onSortModelChange, onColumnHeaderClick };
};
