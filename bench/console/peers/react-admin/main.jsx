import { Admin, Datagrid, EmailField, List, NumberField, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { listUsers, pageOf } from '../pageOf.js';

// The list of users as react-admin's documentation begins: stock parts, and a data provider of one call.
const dataProvider = {
  getList: async (_, { pagination, sort }) =>
    pageOf(await listUsers(), { ...pagination, field: sort.field, descending: sort.order === 'DESC' }),
};

const UserList = () => (
  <List perPage={25} sort={{ field: 'coin', order: 'DESC' }}>
    <Datagrid>
      <TextField source="name" />
      <EmailField source="email" />
      <TextField source="role" />
      <NumberField source="coin" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="users" list={UserList} />
  </Admin>,
);
