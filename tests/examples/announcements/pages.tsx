import { DataTable, Edit, List, required, SimpleForm, TextInput } from 'react-admin';

export const AnnouncementList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="title" />
    </DataTable>
  </List>
);

export const AnnouncementEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="title" validate={required()} />
    </SimpleForm>
  </Edit>
);
