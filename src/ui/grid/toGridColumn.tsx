import type { GridColDef } from '@mui/x-data-grid';
import { Fragment, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { cutRecord } from '../text/cut.ts';
import { opensRow, sortFieldOf, valueOf, type Column } from './column.ts';
import type { PlacedRow } from './placeRows.ts';

type Headings<R> = {
  /** Prefix of the ids of headings, which describe the rows' checkboxes. */
  headings: string;
  onOpen?: ((row: R) => void) | undefined;
};

/** Id of a row's heading, by the row's position. */
export const headingIdOf = (headings: string, place: number | string): string => `${headings}-${place}`;

/** Column in MUI's format, for rows with their position as id. */
export const toGridColumn = <R extends RaRecord>(
  given: Column<R>,
  { headings, onOpen }: Headings<R>,
): GridColDef<PlacedRow> => {
  const { field, name, width, minWidth, flex, kind, text, cell, card, stateless = card !== 'controls' } = given;
  const recordOf = (row: PlacedRow) => row.record as R;
  // Controls get the record uncut, as they act on its values.
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

/** Heading of a row; a press opens its details, if any. Plain elements, as every row has one. */
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
