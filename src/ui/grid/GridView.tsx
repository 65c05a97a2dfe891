import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridSortModel } from '@mui/x-data-grid';
import { useCallback, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from './column.ts';
import { toGridColumn } from './toGridColumn.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useList } from './useList.ts';

/** The grid is shown one page of rows and always stands on its own first page; react-admin owns the real one. */
const FIRST_PAGE = { page: 0, pageSize: 100 } as const;
const SORTING_ORDER = ['asc', 'desc'] as const;
const LOADING = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const;
const ICONS = { columnSortedAscendingIcon: ArrowUp12Regular, columnSortedDescendingIcon: ArrowDown12Regular } as const;
const NO_ROWS: readonly RaRecord[] = [];

/** As high as the window leaves room for: 316 px are the bars, the heading, the toolbar and the pager around it; a screen
 * with more above its list says how much in --above-list. */
export const HEIGHT = 'max(360px, calc(100dvh - 316px - var(--above-list, 0px) - var(--demo-bar-height, 0px)))';

/** MUI's grid, told what react-admin's list holds. Models are stable: the grid leaves its page when a sort model is new. */
export const GridView = <R extends RaRecord>({ label, columns }: { label: string; columns: readonly Column<R>[] }) => {
  const { data = NO_ROWS, isPending, sort, setSort } = useList();
  const api = useGridApiRef();
  const gridColumns = useMemo(() => columns.map((column) => toGridColumn(column)), [columns]);
  const noteFocus = useFocusAfterRemoval(
    api,
    useMemo(() => data.map(({ id }) => id), [data]),
  );
  const sortModel = useMemo<GridSortModel>(
    () => [{ field: sort.field, sort: sort.order === 'DESC' ? 'desc' : 'asc' }],
    [sort.field, sort.order],
  );
  const onSort = useCallback(
    ([wanted]: GridSortModel) => {
      if (wanted?.sort) setSort({ field: wanted.field, order: wanted.sort === 'desc' ? 'DESC' : 'ASC' });
    },
    [setSort],
  );
  return (
    <Box sx={{ height: HEIGHT }} onFocus={noteFocus}>
      <DataGrid
        apiRef={api}
        aria-label={label}
        rows={data}
        columns={gridColumns}
        loading={isPending}
        rowHeight={52}
        columnHeaderHeight={40}
        paginationMode="server"
        paginationModel={FIRST_PAGE}
        rowCount={-1}
        hideFooter
        sortingMode="server"
        sortModel={sortModel}
        sortingOrder={SORTING_ORDER}
        onSortModelChange={onSort}
        filterMode="server"
        disableColumnFilter
        disableColumnMenu
        checkboxSelection
        disableRowSelectionOnClick
        disableEval
        slots={ICONS}
        slotProps={LOADING}
      />
    </Box>
  );
};
