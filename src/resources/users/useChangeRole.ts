import { useUpdate } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFailureNotice } from '#dataProvider/useFailureNotice.ts';
import { sameEmail } from '#domain/email.ts';
import type { Role } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import { addresses, detailsIn } from '#product.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { nameOf, type UserRecord } from './userRecord.ts';

/** Changes a user's role at once (C-56); one's own only after a question that names the consequence (C-39). */
export const useChangeRole = () => {
  const t = useT();
  const confirm = useConfirm();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const me = useSessionState().user?.email;
  const [update] = useUpdate<UserRecord>();

  return async (user: UserRecord, role: Role) => {
    const isMe = sameEmail(user.email, me);
    const name = nameOf(user);
    const warning = t('users.ownRole');
    if (isMe && !(await confirm({ subject: name, warning, verb: t('users.column.changeRole') }))) return;
    const to = detailsIn(addresses.manageUsers, user.id);
    try {
      const params = { id: user.id, data: { role }, previousData: user };
      await update('users', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t('users.roleUpdated'), { to });
    } catch (error) {
      sayFailed(name, (t) => t('users.roleFailed', { name }), error, to);
    }
  };
};
