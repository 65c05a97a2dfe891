import { ArrowDown12Regular, ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUp12Regular, ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ColumnEditRegular } from '@fluentui/react-icons/headless/svg/column-edit';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
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
import { gridStyle } from './gridStyle.ts';
import { NativeCheckbox, RowCheckbox } from './NativeCheckbox.tsx';
import { usePrinting } from './usePrinting.ts';
import { useGridSelection, useGridSort } from './gridModels.ts';
import { useGridColumns, useGridRows, type PlacedRow } from './gridRows.tsx';

declare module '@mui/x-data-grid' {
  /**
   * Further props of the grid's slot `panel`. The panel is outside of the page's landmarks, so it gets the role
   * 'dialog' and a name.
   */
  interface PanelPropsOverrides {
    role: 'dialog';
    'aria-label': string;
  }
}

export type LoadedGridProps<R extends RaRecord> = {
  /** Accessible name of the grid. */
  label: string;
  columns: readonly Column<R>[];
  /** True to give rows checkboxes, which change react-admin's selected ids. */
  selectable?: boolean;
  /** Handler that opens a row's details, called at a press on the row's heading. */
  onOpen?: ((row: R) => void) | undefined;
  /** Height of a row in px. */
  rowHeight: number;
};

/**
 * MUI's data grid with the rows of react-admin's list context. It gets the same props at every render, because a
 * changed prop renders every cell again; all changes go through the grid's API.
 */
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
    // A button handles Space itself; the grid would scroll by a page.
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

const FluentGrid = styled(DataGrid)(gridStyle) as typeof DataGrid;

const StillGrid = memo((props: DataGridProps<PlacedRow>) => <FluentGrid {...fixed} {...props} />);
StillGrid.displayName = 'StillGrid';

/** Pagination of the grid: it always shows its first page, which holds the rows of react-admin's current page. */
const FIRST_PAGE = { paginationModel: { page: 0, pageSize: 100 } } as const;

/** Options of the menu of columns: it leaves out the column of checkboxes, which is there whenever commands need it. */
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
  // Row ids are positions on the page, which come and go.
  keepNonExistentRowsSelected: true,
  // Renders all columns, because those at the right edge stay in sight while others scroll.
  columnBufferPx: 4000,
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

/**
 * Hook that returns the grid's texts in the current language. A checkbox has the same name in both states, because
 * screen readers announce the state.
 */
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
