import Typography from '@mui/material/Typography';
import useEventCallback from '@mui/utils/useEventCallback';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useSessionState, useSession } from '#authProvider/SessionContext.tsx';
import { useDeleteRecord } from '#changes/useDeleteRecord.ts';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import { sameEmail } from '#domain/email.ts';
import type { Role } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { addresses, detailsIn } from '#product.ts';
import { DeleteButton, type DeleteButtonProps } from '#ui/commands/DeleteButton.tsx';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { nameOf, type UserRecord } from './userRecord.ts';
import { useLostCoins } from './useUserCommands.ts';

type UserActions = {
  changeRole: (user: UserRecord, role: Role) => void;
  deleteUser: (user: UserRecord, onDeleted?: () => void) => void;
  /** True while this user is being changed; a second change is ignored meanwhile. */
  isPending: (user: UserRecord) => boolean;
};

const UserActionsContext = createContext<UserActions | null>(null);

/**
 * Provider of the context that `useUserActions` reads; it changes users' roles and deletes users. One instance serves
 * all rows: hooks in each row would re-render with every change of the address, and a row that is reused for another
 * user would show a change as pending that is not that user's.
 */
export const UserActionsProvider = ({ children }: { children: ReactNode }) => {
  const change = useChangeRole();
  const remove = useDeleteUser();
  const [pending, setPending] = useState<readonly string[]>([]);

  const once = (id: string, act: () => Promise<void>) => {
    if (pending.includes(id)) return;
    setPending((ids) => [...ids, id]);
    void act().finally(() => setPending((ids) => ids.filter((one) => one !== id)));
  };
  const changeRole = useEventCallback((user: UserRecord, role: Role) => once(user.id, () => change(user, role)));
  const deleteUser = useEventCallback((user: UserRecord, onDeleted?: () => void) =>
    once(user.id, () => remove(user, onDeleted)),
  );
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

type DeleteUserButtonProps = Pick<DeleteButtonProps, 'tabIndex' | 'describedBy'> & {
  user: UserRecord;
  onDeleted?: () => void;
};

/** Button that deletes the user of a row or details panel. */
export const DeleteUserButton = ({ user, onDeleted, ...button }: DeleteUserButtonProps) => {
  const { deleteUser, isPending } = useUserActions();
  return <DeleteButton {...button} isPending={isPending(user)} onDelete={() => deleteUser(user, onDeleted)} />;
};

/**
 * Hook that returns a function that changes a user's role at once (C-56); one's own only after a question that names
 * the consequence (C-39). Where the server demands two admins (`twoAdmins`), making somebody an admin only asks another
 * admin to confirm it.
 */
const useChangeRole = () => {
  const t = useT();
  const confirm = useConfirm();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const me = useSessionState().user?.email;
  const [update] = useUpdate<UserRecord>();
  const [create] = useCreate();
  const mayAsk = useMay('create', 'promotions');

  return async (user: UserRecord, role: Role) => {
    const isMe = sameEmail(user.email, me);
    const name = nameOf(user);
    const warning = t('users.ownRole');
    if (isMe && !(await confirm({ subject: name, warning, verb: t('users.column.changeRole') }))) return;
    const to = detailsIn(addresses.manageUsers, user.id);
    try {
      if (mayAsk && role === 'admin') {
        // The server makes no admin before another admin confirms it.
        await create('promotions', { data: { id: user.id } }, { returnPromise: true });
        notices.success((t) => t('promotions.sent', { name }), { to, about: name });
        return;
      }
      const params = { id: user.id, data: { role }, previousData: user };
      await update('users', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t('users.roleUpdated'), { to, about: name });
    } catch (error) {
      sayFailed(name, (t) => t('users.roleFailed', { name }), error, to);
    }
  };
};

/**
 * Hook that returns a function that deletes a user after one question. Admins who delete their own account are asked
 * twice and then signed out (C-39).
 */
const useDeleteUser = () => {
  const t = useT();
  const confirm = useConfirm();
  const session = useSession();
  const navigate = useNavigate();
  const me = useSessionState().user?.email;
  const worth = useWorth();
  const deleteRecord = useDeleteRecord('users');
  const lost = useLostCoins();

  return async (user: UserRecord, onDeleted?: () => void) => {
    const isMe = sameEmail(user.email, me);
    const name = nameOf(user);
    const details = user.coin > 0 && <Typography sx={{ mt: 1, fontWeight: 600 }}>{lost(worth(user.coin))}</Typography>;
    if (!(await confirm({ subject: name, warning: t('confirm.cannotBeUndone'), details }))) return;
    if (isMe && !(await confirm({ subject: name, warning: t('users.ownAccount') }))) return;
    const isDeleted = await deleteRecord(user, {
      name,
      done: (t) => t('users.deleted'),
      failed: (t) => t('users.deleteFailed', { name }),
      to: detailsIn(addresses.manageUsers, user.id),
    });
    if (!isDeleted) return;
    if (isMe) void session.signOut(() => navigate('/'));
    else onDeleted?.();
  };
};
