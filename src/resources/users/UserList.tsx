import { lazy } from 'react';
import { useT } from '#i18n/useT.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { UserActionsProvider } from './UserActions.tsx';
import { useUserCommands } from './useUserCommands.ts';
import { useUserColumns } from './useUserColumns.tsx';
import { useUserViews } from './useUserViews.ts';
import type { UserRecord } from './userRecord.ts';

const UserDetails = lazy(() => import('./UserDetails.tsx').then((module) => ({ default: module.UserDetails })));

/** Admin Manage Users: everyone, with their role to change and a button to delete (AU). */
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
          onOpen={({ id }) => {
            details.open(id);
          }}
        />
        <RecordPanel<UserRecord> resource="users" details={details}>
          {(user) => <UserDetails user={user} details={details} />}
        </RecordPanel>
      </UserActionsProvider>
    </ScreenList>
  );
};
