import { ArrowDown12Regular, ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUp12Regular, ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ColumnEditRegular } from '@fluentui/react-icons/headless/svg/column-edit';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import { memo, useId, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import type { Column } from './column.ts';
import { HEADINGS } from './GridSkeleton.tsx';
import { useFocusOnRecord, useOpenRow, useTabStop } from './gridFocus.ts';
import { NativeCheckbox, RowCheckbox } from './NativeCheckbox.tsx';
import type { PlacedRow } from './rows.ts';
import { usePrinting } from './usePrinting.ts';
import { useGridColumns, useGridRows, useGridSelection, useGridSort } from './useGridModels.ts';

declare module '@mui/x-data-grid' {
  /** It stands outside of the page's regions, with a name of its own. */
  interface PanelPropsOverrides {
    role: 'dialog';
    'aria-label': string;
  }
}

export type LoadedGridProps<R extends RaRecord> = {
  /** Names the grid for assistive technology. */
  label: string;
  columns: readonly Column<R>[];
  /** Whether rows have checkboxes, which write react-admin's selected ids. */
  selectable?: boolean;
  onOpen?: ((row: R) => void) | undefined;
  rowHeight: number;
};

/** The grid's props stay the same for its life: one that changes draws every cell again. What changes goes through its api. */
export const LoadedGrid = <R extends RaRecord>({
  label,
  columns,
  selectable = false,
  onOpen,
  rowHeight,
}: LoadedGridProps<R>) => {
  const api = useGridApiRef();
  const headings = useId();
  const rows = useGridRows(api);
  const { sortModel, ...onSort } = useGridSort(api, columns);
  const onRowSelectionModelChange = useGridSelection(api);
  const { open, ...ofColumns } = useGridColumns(columns, headings, onOpen);
  const noteFocus = useFocusOnRecord(api);
  useTabStop(api);
  useOpenRow(api);
  const localeText = useGridTexts();
  const t = useT();
  const slotProps = useMemo(
    () => ({
      rowCheckbox: { headings },
      columnsManagement,
      panel: { role: 'dialog' as const, 'aria-label': t('grid.manageColumns') },
    }),
    [headings, t],
  );
  const [initialState] = useState({ pagination: FIRST_PAGE, sorting: { sortModel } });
  const onCellKeyDown = useEventCallback<NonNullable<DataGridProps['onCellKeyDown']>>(({ row }, event) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open((row as PlacedRow).record as R);
    // A button answers to Space itself: the grid would go on by a page instead.
    if (event.key === ' ' && !event.shiftKey && event.target instanceof HTMLButtonElement)
      event.defaultMuiPrevented = true;
  });
  return (
    <Box sx={{ height: '100%' }} onFocus={noteFocus}>
      <StillGrid
        apiRef={api}
        aria-label={label}
        checkboxSelection={selectable}
        rowSelection={selectable}
        disableVirtualization={usePrinting()}
        {...{ rows, rowHeight, initialState, slotProps, localeText }}
        {...ofColumns}
        {...onSort}
        {...{ onRowSelectionModelChange, onCellKeyDown }}
      />
    </Box>
  );
};

const StillGrid = memo((props: DataGridProps<PlacedRow>) => <DataGrid {...fixed} {...props} />);
StillGrid.displayName = 'StillGrid';

/** The grid is shown one page of rows and always stands on its own first page; react-admin owns the real one. */
const FIRST_PAGE = { paginationModel: { page: 0, pageSize: 100 } } as const;

/** Checkboxes come and go with the commands, not by choice. */
const columnsManagement = {
  getTogglableColumns: (columns: GridColDef[]) =>
    columns.map(({ field }) => field).filter((field) => field !== GRID_CHECKBOX_SELECTION_FIELD),
};

const fixed = {
  columnHeaderHeight: HEADINGS,
  paginationMode: 'server',
  rowCount: -1,
  hideFooter: true,
  sortingMode: 'server',
  sortingOrder: ['asc', 'desc'],
  filterMode: 'server',
  disableColumnFilter: true,
  disableRowSelectionOnClick: true,
  // Rows are places: the grid sees a place without a record come and go.
  keepNonExistentRowsSelected: true,
  disableEval: true,
  slots: {
    baseCheckbox: NativeCheckbox,
    rowCheckbox: RowCheckbox,
    columnSortedAscendingIcon: ArrowUp12Regular,
    columnSortedDescendingIcon: ArrowDown12Regular,
    columnMenuIcon: ChevronDownRegular,
    columnMenuSortAscendingIcon: ArrowUpRegular,
    columnMenuSortDescendingIcon: ArrowDownRegular,
    columnMenuHideIcon: EyeOffRegular,
    columnMenuManageColumnsIcon: ColumnEditRegular,
    quickFilterIcon: SearchRegular,
  },
} as const satisfies Partial<DataGridProps>;

/** The grid's own words. A checkbox keeps its name when it is checked: its state is said beside it. */
const useGridTexts = (): Partial<GridLocaleText> => {
  const t = useT();
  return useMemo(
    () => ({
      checkboxSelectionHeaderName: t('grid.selection'),
      checkboxSelectionSelectAllRows: t('grid.selectPage'),
      checkboxSelectionUnselectAllRows: t('grid.selectPage'),
      checkboxSelectionSelectRow: t('grid.selectRow'),
      checkboxSelectionUnselectRow: t('grid.selectRow'),
      columnHeaderSortIconLabel: t('grid.sort'),
      columnMenuLabel: t('grid.menu'),
      columnMenuAriaLabel: (column: string) => t('grid.columnMenu', { column }),
      columnMenuSortAsc: t('grid.ascending'),
      columnMenuSortDesc: t('grid.descending'),
      columnMenuHideColumn: t('grid.hideColumn'),
      columnMenuManageColumns: t('grid.manageColumns'),
      columnsManagementSearchTitle: t('list.search'),
      columnsManagementNoColumns: t('grid.noColumns'),
      columnsManagementShowHideAllText: t('grid.allColumns'),
      columnsManagementReset: t('list.reset'),
      columnsManagementDeleteIconLabel: t('grid.clear'),
    }),
    [t],
  );
};
