import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { Refine } from '@refinedev/core';
import { List, RefineThemes, ThemedLayout, useDataGrid } from '@refinedev/mui';
import routerProvider from '@refinedev/react-router';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { listUsers, pageOf } from '../pageOf.js';

// The list of users as refine's documentation has it with MUI: its layout, MUI's grid, and a data provider of one call.
const dataProvider = {
  getList: async ({ pagination, sorters }) =>
    pageOf(await listUsers(), {
      page: pagination.currentPage,
      perPage: pagination.pageSize,
      field: sorters[0]?.field,
      descending: sorters[0]?.order === 'desc',
    }),
};

const columns = [
  { field: 'name', headerName: 'Name', minWidth: 150, flex: 1 },
  { field: 'email', headerName: 'Email', minWidth: 200, flex: 1 },
  { field: 'role', headerName: 'Role', minWidth: 100 },
  { field: 'coin', headerName: 'Coins', type: 'number', minWidth: 100 },
];

const UserList = () => {
  const { dataGridProps } = useDataGrid({
    pagination: { pageSize: 25 },
    sorters: { initial: [{ field: 'coin', order: 'desc' }] },
  });
  return (
    <List>
      <DataGrid {...dataGridProps} columns={columns} />
    </List>
  );
};

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <ThemeProvider theme={RefineThemes.Blue}>
      <CssBaseline />
      <Refine
        dataProvider={dataProvider}
        routerProvider={routerProvider}
        resources={[{ name: 'users', list: '/users' }]}
        options={{ disableTelemetry: true, reactQuery: { clientConfig: {} } }}
      >
        <Routes>
          <Route
            path="/users"
            element={
              <ThemedLayout>
                <UserList />
              </ThemedLayout>
            }
          />
        </Routes>
      </Refine>
    </ThemeProvider>
  </BrowserRouter>,
);
