import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { User } from '#domain/entities.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { nameIdOf, type UserRecord } from './userRecord.ts';

/** The columns of the users grid, as decisions.md names them; one array for the life of the screen. */
export const useUserColumns = (): readonly GridColDef<UserRecord>[] => {
  const t = useT();
  const { coins } = useFormat();
  return useMemo(
    (): GridColDef<UserRecord>[] => [
      {
        field: 'imgurl',
        headerName: t('users.column.image'),
        width: 72,
        sortable: false,
        renderCell: ({ row }) => <PersonAvatar name={row.name} src={row.imgurl} />,
      },
      {
        field: 'name',
        headerName: t('users.column.name'),
        flex: 1,
        minWidth: 160,
        renderCell: ({ row }) => <span id={nameIdOf(row)}>{row.name}</span>,
      },
      { field: 'email', headerName: t('users.column.email'), flex: 1.4, minWidth: 220 },
      {
        field: 'role',
        headerName: t('users.column.role'),
        width: 110,
        valueFormatter: (role: User['role']) => t(`role.${role || 'none'}`),
      },
      {
        field: 'coin',
        headerName: t('users.column.coins'),
        type: 'number',
        width: 110,
        valueFormatter: (coin: number) => coins(coin),
      },
      {
        field: 'changeRole',
        headerName: t('users.column.changeRole'),
        width: 150,
        sortable: false,
        renderCell: ({ row, tabIndex }) => <RoleSelect user={row} tabIndex={tabIndex} />,
      },
      {
        field: 'actions',
        headerName: t('users.column.actions'),
        width: 110,
        sortable: false,
        renderCell: ({ row, tabIndex }) => <DeleteUserButton user={row} tabIndex={tabIndex} />,
      },
    ],
    [t, coins],
  );
};
