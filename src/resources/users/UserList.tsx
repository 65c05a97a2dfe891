import { lazy, useMemo } from 'react';
import { roles } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import type { View } from '#ui/views/view.ts';
import { UserActionsProvider } from './UserActions.tsx';
import type { UserRecord } from './userRecord.ts';
import { useUserColumns } from './useUserColumns.tsx';
import { useUserCommands } from './useUserCommands.ts';

const UserDetails = lazy(() => import('./UserDetails.tsx').then((module) => ({ default: module.UserDetails })));

/** Admin Manage Users: all users, with their role to change and a button to delete (AU). */
export const UserList = () => {
  const t = useT();
  const details = useDetails();
  const { filters, views } = useUserViews();
  return (
    <ScreenList resource="users" perPage={25} sort={{ field: 'name', order: 'ASC' }}>
      <ScreenHeading title={t('users.title')} description={t('users.description')} />
      <UserActionsProvider>
        <ListGrid
          label={t('users.title')}
          columns={useUserColumns()}
          commands={useUserCommands()}
          filters={filters}
          views={views}
          onOpen={({ id }) => details.open(id)}
        />
        <RecordPanel<UserRecord> resource="users" details={details}>
          {(user) => <UserDetails user={user} details={details} />}
        </RecordPanel>
      </UserActionsProvider>
    </ScreenList>
  );
};

/** The filters and views of the users: all, a role, pending payouts; and by coins. */
const useUserViews = () => {
  const t = useT();
  return useMemo(
    () => ({
      filters: [
        {
          field: 'role',
          label: t('users.column.role'),
          options: roles.map((value) => ({ value, label: t(`role.${value}`) })),
        },
        { field: 'coin', label: t('users.column.coins'), range: 'number' },
      ] satisfies Filter[],
      views: [
        { key: 'all', label: t('users.view.all'), filter: {} },
        ...(['worker', 'buyer', 'admin'] as const).map((role) => ({
          key: role,
          label: t(`users.view.${role}`),
          filter: { role: [role] },
        })),
        { key: 'pendingPayout', label: t('users.view.pendingPayout'), filter: { pendingPayout: true } },
      ] satisfies View[],
    }),
    [t],
  );
};
