import { useMemo } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import type { Column } from '#ui/grid/column.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { DeleteUserButton } from './UserActions.tsx';
import { nameIdOf, type UserRecord } from './userRecord.ts';

/** The columns of Manage Users (AU-1); one array for the life of the screen. */
export const useUserColumns = (): readonly Column<UserRecord>[] => {
  const t = useT();
  const { coins } = useFormat();
  return useMemo(
    (): Column<UserRecord>[] => [
      {
        field: 'imgurl',
        name: t('users.column.image'),
        width: 76,
        card: 'picture',
        cell: ({ name, imgurl }) => <PersonAvatar name={name} src={imgurl} />,
      },
      {
        field: 'name',
        name: t('users.column.name'),
        flex: 1,
        minWidth: 160,
        card: 'heading',
        cell: (user) => <span id={nameIdOf(user)}>{user.name}</span>,
      },
      { field: 'email', name: t('users.column.email'), flex: 1.4, minWidth: 220 },
      {
        field: 'role',
        name: t('users.column.role'),
        width: 110,
        control: 'changeRole',
        text: ({ role }) => t(`role.${role || 'none'}`),
      },
      {
        field: 'coin',
        name: t('users.column.coins'),
        kind: 'number',
        width: 110,
        text: ({ coin }) => coins(coin),
      },
      {
        field: 'changeRole',
        name: t('users.column.changeRole'),
        width: 150,
        card: 'controls',
        needs: 'edit',
        stateless: true,
        cell: (user, tabIndex) => <RoleSelect user={user} tabIndex={tabIndex} describedBy={nameIdOf(user)} />,
      },
      {
        field: 'actions',
        name: t('users.column.actions'),
        width: 110,
        card: 'controls',
        needs: 'delete',
        stateless: true,
        cell: (user, tabIndex) => <DeleteUserButton user={user} tabIndex={tabIndex} describedBy={nameIdOf(user)} />,
      },
    ],
    [t, coins],
  );
};
