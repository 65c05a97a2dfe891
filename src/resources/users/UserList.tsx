import { ListBase } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { useUserCommands } from './useUserCommands.ts';
import { useUserColumns } from './useUserColumns.tsx';

/** Admin Manage Users: everyone, with their role to change and a button to delete (AU). */
export const UserList = () => {
  const t = useT();
  const columns = useUserColumns();
  return (
    <ListBase resource="users" perPage={25} sort={{ field: 'name', order: 'ASC' }} disableAuthentication>
      <ScreenHeading title={t('users.title')} description={t('users.description')} />
      <ListGrid label={t('users.title')} columns={columns} commands={useUserCommands()} />
    </ListBase>
  );
};
