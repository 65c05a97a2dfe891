import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo } from 'react';
import { roles } from '#domain/entities.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import type { FilterPill } from '#ui/filters/filterPill.ts';
import type { Column } from '#ui/grid/column.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { useMay } from '#ui/rights/useMay.ts';
import type { View } from '#ui/views/view.ts';
import { Promotions } from './Promotions.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { UserActionsProvider, DeleteUserButton } from './UserActions.tsx';
import { nameIdOf, type UserRecord } from './userRecord.ts';
import { useUserCommands } from './useUserCommands.ts';

const UserDetails = lazy(() => import('./UserDetails.tsx').then((module) => ({ default: module.UserDetails })));

const SuspendedBadge = lazyOrNothing(async () => (await import('./SuspendedBadge.tsx')).SuspendedBadge);

/** Screen 'Manage Users' of an admin (AU): all users, each with a select for the role and a button to delete. */
export const UserList = () => {
  const t = useT();
  const details = useDetails();
  const { filters, views } = useUserViews();
  return (
    <ScreenList resource="users" perPage={25} sort={{ field: 'name', order: 'ASC' }}>
      <ScreenHeading title={t('users.title')} description={t('users.description')} />
      <Promotions />
      <UserActionsProvider>
        <ListGrid
          label={t('users.title')}
          columns={useUserColumns()}
          commands={useUserCommands()}
          filters={filters}
          views={views}
          empty={{ title: t('users.empty') }}
          onOpen={({ id }) => details.open(id)}
        />
        <RecordPanel<UserRecord> resource="users" details={details}>
          {(user) => <UserDetails user={user} details={details} />}
        </RecordPanel>
      </UserActionsProvider>
    </ScreenList>
  );
};

/**
 * Hook that returns filters (role, coins) and views (all, each role, users with pending withdrawals) of the list of
 * users.
 */
const useUserViews = () => {
  const t = useT();
  return {
    filters: [
      {
        field: 'role',
        label: t('users.column.role'),
        options: roles.map((value) => ({ value, label: t(`role.${value}`) })),
      },
      { field: 'coin', label: t('users.column.coins'), range: 'number' },
    ] satisfies FilterPill[],
    views: [
      { key: 'all', label: t('users.view.all'), filter: {} },
      ...(['worker', 'buyer', 'admin'] as const).map((role) => ({
        key: role,
        label: t(`users.view.${role}`),
        filter: { role: [role] },
      })),
      { key: 'pendingPayout', label: t('users.view.pendingPayout'), filter: { pendingPayout: true } },
    ] satisfies View[],
  };
};

/**
 * Hook that returns the columns of Manage Users (AU-1), memoized, because a new array would render every cell again.
 */
export const useUserColumns = (): readonly Column<UserRecord>[] => {
  const t = useT();
  const { coins } = useFormat();
  const seesSuspended = useMay('list', 'suspensions');
  return useMemo(
    (): Column<UserRecord>[] => [
      {
        field: 'imgurl',
        name: t('users.column.image'),
        width: 64,
        tight: 52,
        card: 'picture',
        cell: ({ name, imgurl }) => <PersonAvatar name={name} src={imgurl} />,
      },
      {
        field: 'name',
        name: t('users.column.name'),
        flex: 1,
        minWidth: 130,
        tight: 120,
        wide: 320,
        card: 'heading',
        cell: (user) => (
          <Box component="span" sx={nameStyle}>
            <span id={nameIdOf(user)}>{user.name}</span>
            <span>
              <Suspense>{seesSuspended && <SuspendedBadge id={user.id} />}</Suspense>
            </span>
          </Box>
        ),
      },
      { field: 'email', name: t('users.column.email'), flex: 1.4, minWidth: 170, tight: 136, wide: 360 },
      {
        field: 'role',
        name: t('users.column.role'),
        width: 92,
        tight: 72,
        control: 'changeRole',
        text: ({ role }) => t(`role.${role || 'none'}`),
      },
      {
        field: 'coin',
        name: t('users.column.coins'),
        kind: 'number',
        width: 88,
        tight: 64,
        text: ({ coin }) => coins(coin),
      },
      {
        field: 'changeRole',
        name: t('users.column.changeRole'),
        width: 136,
        tight: 128,
        wide: 160,
        card: 'controls',
        needs: 'edit',
        stateless: true,
        cell: (user, tabIndex) => <RoleSelect user={user} tabIndex={tabIndex} describedBy={nameIdOf(user)} />,
      },
      {
        field: 'actions',
        name: t('users.column.actions'),
        width: 100,
        tight: 92,
        card: 'controls',
        needs: 'delete',
        stateless: true,
        cell: (user, tabIndex) => <DeleteUserButton user={user} tabIndex={tabIndex} describedBy={nameIdOf(user)} />,
      },
    ],
    [t, coins, seesSuspended],
  );
};

/** Style of a name and its badge, which stands below it where both have no room side by side, but in the lowest rows. */
const nameStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  lineHeight: '20px',
  '& > :first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '[data-density="compact"] &': { flexWrap: 'nowrap' },
} as const;
