import useEventCallback from '@mui/utils/useEventCallback';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Role } from '#domain/entities.ts';
import { useChangeRole } from './useChangeRole.ts';
import { useDeleteUser } from './useDeleteUser.ts';
import type { UserRecord } from './userRecord.ts';

type UserActions = {
  changeRole: (user: UserRecord, role: Role) => void;
  deleteUser: (user: UserRecord, onDeleted?: () => void) => void;
  /** Whose change is under way; another one waits for it. */
  isPending: (user: UserRecord) => boolean;
};

const UserActionsContext = createContext<UserActions | null>(null);

/**
 * What can be done to a user, once for all rows: hooks in every row would each follow the address, and a row that turns to
 * another user would take its change along.
 */
export const UserActionsProvider = ({ children }: { children: ReactNode }) => {
  const change = useChangeRole();
  const remove = useDeleteUser();
  const [pending, setPending] = useState<readonly string[]>([]);

  const once = (id: string, act: () => Promise<void>) => {
    if (pending.includes(id)) return;
    setPending((ids) => [...ids, id]);
    void act().finally(() => {
      setPending((ids) => ids.filter((one) => one !== id));
    });
  };
  const changeRole = useEventCallback((user: UserRecord, role: Role) => {
    once(user.id, () => change(user, role));
  });
  const deleteUser = useEventCallback((user: UserRecord, onDeleted?: () => void) => {
    once(user.id, () => remove(user, onDeleted));
  });
  const actions = useMemo(
    () => ({ changeRole, deleteUser, isPending: ({ id }: UserRecord) => pending.includes(id) }),
    [changeRole, deleteUser, pending],
  );
  return <UserActionsContext.Provider value={actions}>{children}</UserActionsContext.Provider>;
};

export const useUserActions = (): UserActions => {
  const actions = useContext(UserActionsContext);
  if (!actions) throw new Error('useUserActions outside of UserActionsProvider');
  return actions;
};
