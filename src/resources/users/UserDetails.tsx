import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CanAccess } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { DetailsBody } from '#ui/panel/DetailsBody.tsx';
import type { Details } from '#ui/panel/useDetails.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { useMay } from '#ui/rights/useMay.ts';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { UserAccount } from './UserAccount.tsx';
import { UserPayouts } from './UserPayouts.tsx';
import { UserTasks } from './UserTasks.tsx';
import { nameOf, type UserRecord } from './userRecord.ts';

/** One user: who they are, what they have posted, and what they are owed. */
export const UserDetails = ({ user, details }: { user: UserRecord; details: Details }) => {
  const t = useT();
  const [seesTasks, seesPayouts] = [useMay('list', 'tasks'), useMay('list', 'withdrawals')];
  return (
    <DetailsBody
      media={<PersonAvatar name={user.name} src={user.imgurl} size={72} />}
      title={nameOf(user)}
      subtitle={user.email}
      badge={<StatusBadge tone="info">{t(`role.${user.role || 'none'}`)}</StatusBadge>}
      actions={
        <>
          <CanAccess action="edit">
            <Box sx={{ width: 128, mr: 2 }}>
              <RoleSelect user={user} />
            </Box>
          </CanAccess>
          <CanAccess action="delete">
            <DeleteUserButton user={user} icon={<DeleteRegular />} onDeleted={details.close} />
          </CanAccess>
        </>
      }
      tabs={[
        { key: 'account', label: t('users.tab.account'), content: <UserAccount user={user} /> },
        ...(seesTasks ? [{ key: 'tasks', label: t('users.tab.tasks'), content: <UserTasks user={user} /> }] : []),
        ...(seesPayouts
          ? [{ key: 'payouts', label: t('users.tab.payouts'), content: <UserPayouts user={user} /> }]
          : []),
      ]}
      details={details}
      footer={<Button onClick={details.close}>{t('action.close')}</Button>}
    />
  );
};
