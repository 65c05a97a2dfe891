import { useDelete } from 'react-admin';
import { useNavigate } from 'react-router';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { useFailureNotice } from '#dataProvider/useFailureNotice.ts';
import { sameEmail } from '#domain/email.ts';
import { useT } from '#i18n/useT.ts';
import { addresses, detailsIn } from '#product.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { nameOf, type UserRecord } from './userRecord.ts';

/** Deletes a user after one question, the signed-in admin's own account after two; then the admin is signed out (C-39). */
export const useDeleteUser = () => {
  const t = useT();
  const confirm = useConfirm();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const session = useSession();
  const navigate = useNavigate();
  const me = useSessionState().user?.email;
  const [remove] = useDelete<UserRecord>();

  return async (user: UserRecord, onDeleted?: () => void) => {
    const isMe = sameEmail(user.email, me);
    const subject = nameOf(user);
    if (!(await confirm({ subject, warning: t('confirm.cannotBeUndone') }))) return;
    if (isMe && !(await confirm({ subject, warning: t('users.ownAccount') }))) return;
    try {
      const params = { id: user.id, previousData: user };
      await remove('users', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t('users.deleted'));
      if (isMe) void session.signOut(() => navigate('/'));
      else onDeleted?.();
    } catch (error) {
      const to = detailsIn(addresses.manageUsers, user.id);
      sayFailed(subject, (t) => t('users.deleteFailed', { name: subject }), error, to);
    }
  };
};
