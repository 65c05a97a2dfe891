import Button from '@mui/material/Button';
import { useT } from '#i18n/useT.ts';
import { useDeleteUser } from './useDeleteUser.ts';
import { nameIdOf, type UserRecord } from './userRecord.ts';

/** 'Delete' of a row. While it works it stays focusable, or the keyboard would lose its place. */
export const DeleteUserButton = ({ user, tabIndex }: { user: UserRecord; tabIndex: number }) => {
  const t = useT();
  const { deleteUser, isPending } = useDeleteUser(user);
  return (
    <Button
      variant="text"
      color="error"
      tabIndex={tabIndex}
      sx={{ ml: -1 }}
      aria-describedby={nameIdOf(user)}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) void deleteUser();
      }}
    >
      {t('action.delete')}
    </Button>
  );
};
