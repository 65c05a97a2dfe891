import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import Button from '@mui/material/Button';
import { useT } from '#i18n/useT.ts';
import { useUserActions } from './UserActions.tsx';
import type { UserRecord } from './userRecord.ts';

type DeleteUserButtonProps = {
  user: UserRecord;
  tabIndex?: number;
  /** In a grid: the id of what says which row this is. */
  describedBy?: string;
  onDeleted?: () => void;
};

/** 'Delete' of a row and of the panel. While it works it stays focusable, or the keyboard would lose its place. */
export const DeleteUserButton = ({ user, tabIndex, describedBy, onDeleted }: DeleteUserButtonProps) => {
  const t = useT();
  const { deleteUser, isPending } = useUserActions();
  return (
    <Button
      variant="text"
      color="error"
      tabIndex={tabIndex}
      startIcon={<DeleteRegular />}
      aria-describedby={describedBy}
      aria-disabled={isPending(user)}
      onClick={() => {
        deleteUser(user, onDeleted);
      }}
    >
      {t('action.delete')}
    </Button>
  );
};
