import { DeleteButton, type DeleteButtonProps } from '#ui/commands/DeleteButton.tsx';
import { useUserActions } from './UserActions.tsx';
import type { UserRecord } from './userRecord.ts';

type DeleteUserButtonProps = Pick<DeleteButtonProps, 'tabIndex' | 'describedBy'> & {
  user: UserRecord;
  onDeleted?: () => void;
};

/** 'Delete' of a user's row and panel. */
export const DeleteUserButton = ({ user, onDeleted, ...button }: DeleteUserButtonProps) => {
  const { deleteUser, isPending } = useUserActions();
  return <DeleteButton {...button} isPending={isPending(user)} onDelete={() => deleteUser(user, onDeleted)} />;
};
