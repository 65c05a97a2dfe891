import Box from '@mui/material/Box';
import { roles, type Role } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import { useChangeRole } from './useChangeRole.ts';
import { nameIdOf, type UserRecord } from './useUserColumns.tsx';

/**
 * The role selector of a row (AU-2). A native select: twenty-five of them cost nothing, and keys work as everywhere. While a
 * change is on its way it takes no other, but is not disabled: the focus would be lost.
 */
export const RoleSelect = ({ user, tabIndex }: { user: UserRecord; tabIndex: number }) => {
  const t = useT();
  const { changeRole, isPending } = useChangeRole(user);
  return (
    <Box
      component="select"
      aria-label={t('role.label')}
      aria-describedby={nameIdOf(user)}
      tabIndex={tabIndex}
      value={user.role}
      aria-disabled={isPending}
      onKeyDown={(event) => {
        if (!leaves.has(event.key)) event.stopPropagation();
      }}
      onChange={(event) => {
        if (!isPending) void changeRole(event.target.value as Role);
      }}
      sx={selectStyle}
    >
      {user.role === '' && <option value="">{t('role.none')}</option>}
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)}
        </option>
      ))}
    </Box>
  );
};

/** Keys by which the grid moves along the row. On a closed select they would change the role of whoever is passed by. */
const leaves: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight']);

const selectStyle = {
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  height: 32,
  width: '100%',
  px: 1,
  border: '1px solid var(--mui-palette-fluent-stroke1)',
  borderBottomColor: 'fluent.strokeAccessible',
  borderRadius: 1,
} as const;
