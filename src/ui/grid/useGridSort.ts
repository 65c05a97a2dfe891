import type { DataGridProps, GridApi, GridSortModel } from '@mui/x-data-grid';
import useEventCallback from '@mui/utils/useEventCallback';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useList } from './useList.ts';

const modelOf = ({ field, order }: { field: string; order: string }): GridSortModel => [
  { field, sort: order === 'DESC' ? 'desc' : 'asc' },
];

/** react-admin's sort drawn in the headers, and a press on a header told to react-admin. Neither hears its own echo. */
export const useGridSort = (api: RefObject<GridApi | null>) => {
  const { sort, setSort } = useList();
  const { field, order } = sort;
  const [sortModel] = useState(() => modelOf(sort));

  // Before the effect below, whose echo would otherwise be heard by the callback of the last render, and undo the new filter.
  const onSortModelChange = useEventCallback(([wanted]: GridSortModel) => {
    if (!wanted?.sort) return;
    const next = { field: wanted.field, order: wanted.sort === 'desc' ? 'DESC' : 'ASC' } as const;
    if (next.field !== field || next.order !== order) setSort(next);
  });

  // Left to itself the grid would draw its headings at once and everything else later: two times where one is enough.
  const onColumnHeaderClick = useEventCallback<NonNullable<DataGridProps['onColumnHeaderClick']>>(
    ({ field: pressed, colDef }, event) => {
      event.defaultMuiPrevented = true;
      if (colDef.sortable) setSort({ field: pressed, order: pressed === field && order === 'ASC' ? 'DESC' : 'ASC' });
    },
  );

  useLayoutEffect(() => {
    const [wanted] = modelOf({ field, order });
    const [shown] = api.current?.getSortModel() ?? [];
    if (wanted && (shown?.field !== wanted.field || shown.sort !== wanted.sort)) api.current?.setSortModel([wanted]);
  }, [api, field, order]);

  return { sortModel, onSortModelChange, onColumnHeaderClick };
};
