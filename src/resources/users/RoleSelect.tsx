import { roles, type Role } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import { BareSelect } from '#ui/forms/BareSelect.tsx';
import { keepKeysInControl } from '#ui/grid/keepKeysInControl.ts';
import { useUserActions } from './UserActions.tsx';
import type { UserRecord } from './userRecord.ts';

type RoleSelectProps = {
  user: UserRecord;
  tabIndex?: number;
  /** In a grid: the id of what says which row this is. */
  describedBy?: string;
};

/** The role selector of a row and of the panel (AU-2). While a change is on its way it stays enabled, or the keyboard would lose its place. */
export const RoleSelect = ({ user, tabIndex, describedBy }: RoleSelectProps) => {
  const t = useT();
  const { changeRole, isPending } = useUserActions();
  return (
    <BareSelect
      aria-label={t('role.label')}
      aria-describedby={describedBy}
      aria-busy={isPending(user)}
      tabIndex={tabIndex}
      value={user.role}
      onKeyDown={keepKeysInControl}
      onChange={(event) => {
        changeRole(user, event.target.value as Role);
      }}
    >
      {user.role === '' && <option value="">{t('role.none')}</option>}
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)}
        </option>
      ))}
    </BareSelect>
  );
};
