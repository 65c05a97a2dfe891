import type { DataGridProps, GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';
import useEventCallback from '@mui/utils/useEventCallback';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from './column.ts';
import type { PlacedRow } from './rows.ts';
import { toGridColumn } from './toGridColumn.tsx';
import { useGridPreferences, type Widths } from './useGridPreferences.ts';

/** Columns as wide as this user has pulled them. One that was pulled no longer takes its part of what room is left. */
export const asPulled = <R extends RaRecord>(columns: readonly Column<R>[], widths: Widths): readonly Column<R>[] =>
  columns.map((column) => {
    const width = widths[column.field];
    return width === undefined ? column : { ...column, width, flex: 0 };
  });

/** The columns as the grid has them, and which of them this user hides or pulls wider. Without `onOpen` headings are text. */
export const useGridColumns = <R extends RaRecord>(
  columns: readonly Column<R>[],
  headings: string,
  onOpen: ((row: R) => void) | undefined,
) => {
  const { hidden, setHidden, widths, setWidths } = useGridPreferences();
  const opens = onOpen !== undefined;
  const open = useEventCallback((row: R): void => {
    onOpen?.(row);
  });
  const gridColumns = useMemo(
    (): GridColDef<PlacedRow>[] =>
      columns.map((column) => toGridColumn<R>(column, { headings, onOpen: opens ? open : undefined })),
    [columns, headings, opens, open],
  );
  const columnVisibilityModel = useMemo<GridColumnVisibilityModel>(
    () => Object.fromEntries<boolean>(hidden.map((field) => [field, false])),
    [hidden],
  );
  const onColumnVisibilityModelChange = useEventCallback((model: GridColumnVisibilityModel) => {
    setHidden(Object.keys(model).filter((field) => model[field] === false));
  });
  const onColumnWidthChange = useEventCallback<NonNullable<DataGridProps['onColumnWidthChange']>>(
    ({ colDef: { field }, width }) => {
      setWidths({ ...widths, [field]: width });
    },
  );
  return { columns: gridColumns, columnVisibilityModel, onColumnVisibilityModelChange, onColumnWidthChange, open };
};
