import fakeRestDataProvider from 'ra-data-fakerest';
import {
  CoreAdminContext,
  Datagrid,
  FunctionField,
  ListBase,
  memoryStore,
  NumberField,
  Pagination,
  TextField,
  useListContext,
  useUpdateMany,
} from 'react-admin';
import { i18nProvider } from '#i18n/i18nProvider.ts';
import { UserActionsProvider } from '#resources/users/UserActions.tsx';
import { useUserColumns } from '#resources/users/UserList.tsx';
import type { UserRecord } from '#resources/users/userRecord.ts';
import { sortFieldOf } from '#ui/grid/column.ts';
import { Levers } from '../Levers.tsx';
import { SOUGHT, type Scene } from '../scene.ts';

const StockLevers = () => {
  const { data = [], setFilters } = useListContext<UserRecord>();
  const [updateMany] = useUpdateMany();
  return (
    <Levers
      onFilter={() => {
        setFilters({ q: SOUGHT }, {});
      }}
      onClear={() => {
        setFilters({}, {});
      }}
      onBulk={() =>
        void updateMany(
          'users',
          { ids: data.map(({ id }) => id), data: { role: 'admin' } },
          { mutationMode: 'pessimistic' },
        )
      }
    />
  );
};

/** Rows with the same cells; fields and texts by react-admin's components. */
const Rows = () => {
  const columns = useUserColumns();
  return (
    <Datagrid rowClick={false} bulkActionButtons={<span />}>
      {columns.map((column) => {
        const { field, name, cell, text } = column;
        return (cell ?? text) ? (
          <FunctionField
            key={field}
            source={field}
            label={name}
            sortable={sortFieldOf(column) !== undefined}
            render={(row: UserRecord) => cell?.(row, 0) ?? text?.(row)}
          />
        ) : field === 'coin' ? (
          <NumberField key={field} source={field} label={name} />
        ) : (
          <TextField key={field} source={field} label={name} />
        );
      })}
    </Datagrid>
  );
};

/** react-admin as in its tutorial: its Datagrid over its fake data provider. */
export const stock = ({ users, perPage }: Scene) => {
  const rows = users.map((user) => ({ ...user, id: user._id }));
  return (
    <CoreAdminContext
      dataProvider={fakeRestDataProvider({ users: rows })}
      i18nProvider={i18nProvider}
      store={memoryStore()}
    >
      <ListBase resource="users" perPage={perPage} sort={{ field: 'name', order: 'ASC' }} disableAuthentication>
        <StockLevers />
        <UserActionsProvider>
          <Rows />
        </UserActionsProvider>
        <Pagination rowsPerPageOptions={[perPage]} />
      </ListBase>
    </CoreAdminContext>
  );
};
