import useEventCallback from '@mui/utils/useEventCallback';
import type { DataGridProps, GridApi, GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';
import { Fragment, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { cutRecord } from '../text/cut.ts';
import { opensRow, sortFieldOf, valueOf, type Column } from './column.ts';
import { useGridPreferences } from './useGridPreferences.ts';
import { useList } from './useList.ts';

/**
 * Row of MUI's grid, whose `id` is its position on the page, from 0. A change of the page then updates rows instead of
 * replacing them, and strange ids of a server ('constructor', duplicates) cannot confuse the grid.
 */
export type PlacedRow = { readonly id: number; readonly record: RaRecord };

/** Rows for a page. A record at the same position as in `before` keeps its row object, so it is not rendered again. */
const placeRows = (records: readonly RaRecord[], before: readonly PlacedRow[] = []): PlacedRow[] =>
  records.map((record, id) => {
    const same = before[id];
    return same?.record === record ? same : { id, record };
  });

/**
 * Hook that passes each new page of rows to the grid's API before paint. Returns the rows of the first render, for the
 * grid's prop `rows`: a changed prop would render every cell again.
 */
export const useGridRows = (api: RefObject<GridApi | null>) => {
  const { data = [], page } = useList();
  const [first] = useState(() => placeRows(data));
  const shown = useRef({ data, rows: first });

  useLayoutEffect(() => {
    if (shown.current.data === data) return;
    shown.current = { data, rows: placeRows(data, shown.current.rows) };
    api.current?.setRows(shown.current.rows);
  }, [api, data]);

  useLayoutEffect(() => {
    if (api.current?.getScrollPosition().top) api.current.scroll({ top: 0 });
  }, [api, page]);

  return first;
};

/**
 * Hook that returns the grid's columns, the user's hidden columns and widths, and handlers for changes of these.
 * `headings` is the prefix of the headings' ids ({@link headingIdOf}); without `onOpen`, the heading of a row is plain
 * text.
 */
export const useGridColumns = <R extends RaRecord>(
  columns: readonly Column<R>[],
  headings: string,
  onOpen: ((row: R) => void) | undefined,
) => {
  const { hidden, setHidden, widths, setWidths } = useGridPreferences();
  const canOpen = onOpen !== undefined;
  const open = useEventCallback((row: R): void => {
    if (opensRow(columns, row)) onOpen?.(row);
  });
  const gridColumns = useMemo(
    (): GridColDef<PlacedRow>[] =>
      columns.map((column) => ({
        ...toGridColumn<R>(column, { headings, onOpen: canOpen ? open : undefined }),
        ...(column === columns.findLast(({ card }) => card === 'controls') && PINNED),
      })),
    [columns, headings, canOpen, open],
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

const PINNED = { cellClassName: 'GridPinned', headerClassName: 'GridPinned' } as const;

type Headings<R> = {
  /** Prefix of the HTML ids of headings, which describe the checkboxes of their rows. */
  headings: string;
  onOpen?: ((row: R) => void) | undefined;
};

/** HTML id of the heading of a row: the grid's prefix `headings`, and the row's position on the page. */
export const headingIdOf = (headings: string, place: number | string): string => `${headings}-${place}`;

/** Column in MUI's format, for rows with their position as id. */
const toGridColumn = <R extends RaRecord>(
  given: Column<R>,
  { headings, onOpen }: Headings<R>,
): GridColDef<PlacedRow> => {
  const { field, name, width, minWidth, flex, kind, text, cell, card, stateless = card !== 'controls' } = given;
  const recordOf = (row: PlacedRow) => row.record as R;
  // Controls get the record uncut, because they act on its values.
  const drawnOf = (row: PlacedRow) => (card === 'controls' ? recordOf(row) : cutRecord(recordOf(row)));
  const textOf = text && ((row: PlacedRow) => text(drawnOf(row)));
  const column: GridColDef<PlacedRow> = {
    field,
    headerName: name,
    sortable: sortFieldOf(given) !== undefined,
    // Otherwise the grid would copy selected rows as displayed, over CopyRows' text.
    disableExport: true,
    valueGetter: (_value, row) => valueOf(given, drawnOf(row)),
    ...(width !== undefined && { width }),
    ...(minWidth !== undefined && { minWidth }),
    ...(flex !== undefined && { flex }),
    ...(kind === 'number' && { type: 'number' }),
    ...(textOf && { valueFormatter: (_value, row) => textOf(row) }),
  };
  if (card === 'heading')
    return {
      ...column,
      hideable: false,
      renderCell: ({ row, tabIndex, formattedValue }) => (
        <Heading
          id={headingIdOf(headings, row.id)}
          tabIndex={tabIndex}
          onOpen={
            onOpen && opensRow([given], recordOf(row))
              ? () => {
                  onOpen(recordOf(row));
                }
              : undefined
          }
        >
          {cell ? cell(drawnOf(row), tabIndex) : String(formattedValue ?? '')}
        </Heading>
      ),
    };
  // The key ties a control's state, such as a pending change, to its record.
  if (cell)
    column.renderCell = ({ row, tabIndex }) => (
      <Fragment key={stateless ? undefined : String(row.record.id)}>{cell(drawnOf(row), tabIndex)}</Fragment>
    );
  else column.cellClassName = 'GridText';
  return column;
};

type HeadingProps = { id: string; tabIndex: number; onOpen: (() => void) | undefined; children: ReactNode };

/**
 * Heading of a row in the grid: a button that opens the row's details, or text without `onOpen`. It is a plain element,
 * because every row has one.
 */
export const Heading = ({ id, tabIndex, onOpen, children }: HeadingProps) =>
  onOpen ? (
    <button id={id} type="button" className="GridHeading" tabIndex={tabIndex} onClick={onOpen}>
      {children}
    </button>
  ) : (
    <span id={id} className="GridName">
      {children}
    </span>
  );
