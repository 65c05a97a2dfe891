import { DataTable, Edit, List, required, SimpleForm, TextInput } from 'react-admin';

export const LighthouseList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="title" />
    </DataTable>
  </List>
);

export const LighthouseEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="title" validate={required()} />
    </SimpleForm>
  </Edit>
);
