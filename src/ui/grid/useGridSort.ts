import type { GridApi, GridSortModel } from '@mui/x-data-grid';
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

  useLayoutEffect(() => {
    const [wanted] = modelOf({ field, order });
    const [shown] = api.current?.getSortModel() ?? [];
    if (wanted && (shown?.field !== wanted.field || shown.sort !== wanted.sort)) api.current?.setSortModel([wanted]);
  }, [api, field, order]);

  return { sortModel, onSortModelChange };
};
