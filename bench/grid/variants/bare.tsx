import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { CoreAdminContext, memoryStore, testDataProvider } from 'react-admin';
import { useMemo, useState } from 'react';
import { i18nProvider } from '#i18n/i18nProvider.ts';
import { UserActionsProvider } from '#resources/users/UserActions.tsx';
import { useUserColumns } from '#resources/users/UserList.tsx';
import { Heading } from '#ui/grid/gridRows.tsx';
import { sortFieldOf, type Column } from '#ui/grid/column.ts';
import type { UserRecord } from '#resources/users/userRecord.ts';
import { createMemoryApi } from '../createMemoryApi.ts';
import { Levers } from '../Levers.tsx';
import { SOUGHT, type Scene } from '../scene.ts';

const all: GridFilterModel = { items: [], quickFilterValues: [] };
const some: GridFilterModel = { items: [], quickFilterValues: [SOUGHT] };

/** MUI's definition of one of our columns, with its cell; the rows are the records themselves. */
const columnOf = (column: Column<UserRecord>): GridColDef<UserRecord> => {
  const { name, kind, text, cell, card, value: _value, sortBy: _sortBy, stateless: _stateless, ...rest } = column;
  return {
    ...rest,
    headerName: name,
    sortable: sortFieldOf(column) !== undefined,
    ...(kind === 'number' && { type: 'number' }),
    ...(text && { valueFormatter: (_value, row) => text(row) }),
    ...(cell && {
      renderCell: ({ row, tabIndex }) =>
        card === 'heading' ? (
          <Heading id={`heading-${row.id}`} tabIndex={tabIndex} onOpen={() => {}}>
            {cell(row, tabIndex)}
          </Heading>
        ) : (
          cell(row, tabIndex)
        ),
    }),
  };
};

const Users = ({ users, perPage }: Scene) => {
  const columns = useUserColumns();
  const [rows, setRows] = useState(() => users.map((user) => ({ ...user, id: user._id })));
  const [filterModel, setFilterModel] = useState(all);
  const api = useMemo(() => createMemoryApi(users)(), [users]);
  const gridColumns = useMemo(() => columns.map(columnOf), [columns]);
  const initialState = useMemo(
    () => ({
      pagination: { paginationModel: { page: 0, pageSize: perPage } },
      sorting: { sortModel: [{ field: 'name', sort: 'asc' as const }] },
    }),
    [perPage],
  );
  const bulk = async () => {
    const first = rows.toSorted((a, b) => a.coin - b.coin).slice(0, perPage);
    const ids = new Set(first.map(({ id }) => id));
    await Promise.all(first.map(({ id }) => api.setUserRole({ id, role: 'admin' })));
    setRows(rows.map((row) => (ids.has(row.id) ? { ...row, role: 'admin' as const } : row)));
  };
  return (
    <>
      <Levers
        onFilter={() => {
          setFilterModel(some);
        }}
        onClear={() => {
          setFilterModel(all);
        }}
        onBulk={() => void bulk()}
      />
      <Paper>
        <Box sx={{ height: 'calc(100dvh - 412px)' }}>
          <DataGrid
            aria-label="Users"
            rows={rows}
            columns={gridColumns}
            rowHeight={52}
            initialState={initialState}
            filterModel={filterModel}
            pageSizeOptions={[perPage]}
            checkboxSelection
            disableRowSelectionOnClick
            disableEval
          />
        </Box>
      </Paper>
    </>
  );
};

/** MUI's grid alone, as in its documentation: it sorts, filters and pages all rows itself, with the same cells. */
export const bare = (scene: Scene) => (
  <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} store={memoryStore()}>
    <UserActionsProvider>
      <Users {...scene} />
    </UserActionsProvider>
  </CoreAdminContext>
);
