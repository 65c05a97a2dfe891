import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import type { Column } from './column.ts';

export const toGridColumn = <R extends RaRecord>({
  name,
  kind,
  text,
  cell,
  card,
  exported,
  ...rest
}: Column<R>): GridColDef => ({
  ...rest,
  headerName: name,
  ...(kind === 'number' && { type: 'number' }),
  ...(text && { valueFormatter: (_, row) => text(row as R) }),
  ...(cell && { renderCell: ({ row, tabIndex }) => cell(row as R, tabIndex) }),
});
