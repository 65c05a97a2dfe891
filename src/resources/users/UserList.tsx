import { ListBase } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { useUserColumns } from './useUserColumns.tsx';

/** Admin Manage Users: everyone, with their role to change and a button to delete (AU). */
export const UserList = () => {
  const t = useT();
  const columns = useUserColumns();
  return (
    <ListBase resource="users" perPage={25} sort={{ field: 'name', order: 'ASC' }} disableAuthentication>
      <PageHeading description={t('users.description')}>{t('users.title')}</PageHeading>
      <ListGrid label={t('users.title')} columns={columns} />
    </ListBase>
  );
};
