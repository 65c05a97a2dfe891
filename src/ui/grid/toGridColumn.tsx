import type { GridColDef } from '@mui/x-data-grid';
import { Fragment, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { cutRecord } from '../text/cut.ts';
import { opensRow, sortFieldOf, valueOf, type Column } from './column.ts';
import type { PlacedRow } from './rows.ts';

type Headings<R> = {
  /** Begins the ids of this grid's headings, which say what a row's checkbox selects. */
  headings: string;
  onOpen?: ((row: R) => void) | undefined;
};

/** The id of the heading of the row at a place. */
export const headingIdOf = (headings: string, place: number | string): string => `${headings}-${place}`;

/** One of our columns as MUI's grid has it, for rows with their place on the page as their id. */
export const toGridColumn = <R extends RaRecord>(
  given: Column<R>,
  { headings, onOpen }: Headings<R>,
): GridColDef<PlacedRow> => {
  const { field, name, width, minWidth, flex, kind, text, cell, card, stateless = card !== 'controls' } = given;
  const recordOf = (row: PlacedRow) => row.record as R;
  // Controls act on what they are given: theirs is whole.
  const drawnOf = (row: PlacedRow) => (card === 'controls' ? recordOf(row) : cutRecord(recordOf(row)));
  const textOf = text && ((row: PlacedRow) => text(drawnOf(row)));
  const column: GridColDef<PlacedRow> = {
    field,
    headerName: name,
    sortable: sortFieldOf(given) !== undefined,
    // Of selected rows the grid would copy what it draws, over what CopyRows has written.
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
  // What a control remembers, such as a change under way, belongs to its record: it must not stay behind for the next one.
  if (cell)
    column.renderCell = ({ row, tabIndex }) => (
      <Fragment key={stateless ? undefined : String(row.record.id)}>{cell(drawnOf(row), tabIndex)}</Fragment>
    );
  else column.cellClassName = 'GridText';
  return column;
};

type HeadingProps = { id: string; tabIndex: number; onOpen: (() => void) | undefined; children: ReactNode };

/** What a row is called; a press opens its details where it has any. Plain elements, as there is one in every row. */
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
