import Button from '@mui/material/Button';
import useEventCallback from '@mui/utils/useEventCallback';
import { useState } from 'react';
import { useCreate, useDelete } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { sameEmail } from '#domain/email.ts';
import { LONGEST } from '#domain/longest.ts';
import { isFilled } from '#domain/unseen.ts';
import { useT } from '#i18n/useT.ts';
import { addresses, detailsIn } from '#product.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { cut } from '#ui/text/cut.ts';
import { useSuspension } from './useSuspension.ts';
import { nameOf, type UserRecord } from './userRecord.ts';

type Suspended = Records['suspensions']['record'];

/**
 * Button 'Suspend' in a user's details panel, which asks for a reason, or for a suspended user 'Lift the suspension'.
 * Renders nothing for one's own account, or when the server does not announce the extra `suspensions` (C-67).
 */
export const SuspensionButton = ({ user }: { user: UserRecord }) => {
  const t = useT();
  const me = useSessionState().user?.email;
  const [mayCreate, mayDelete] = [useMay('create', 'suspensions'), useMay('delete', 'suspensions')];
  const { isKnown, suspension } = useSuspension(user.id);
  const [asking, setAsking] = useState(false);
  const { suspend, lift } = useChange(user);
  if (suspension) return mayDelete && <Button onClick={() => void lift(suspension)}>{t('suspensions.lift')}</Button>;
  if (!mayCreate || !isKnown || sameEmail(user.email, me)) return null;
  const check = (value: string) => (isFilled(value) && value.length <= LONGEST.title) || t('suspensions.reasonMissing');
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('suspensions.suspend')}</Button>
      <FieldDialog
        open={asking}
        title={t('suspensions.title')}
        about={nameOf(user)}
        consequence={t('suspensions.consequence')}
        label={t('suspensions.reason')}
        initial=""
        verb={t('suspensions.suspend')}
        check={check}
        onSubmit={(reason) => void suspend(reason)}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/** Message with the reason why a user is suspended. Renders nothing for other users. */
export const SuspensionBar = ({ user }: { user: UserRecord }) => {
  const t = useT();
  const { suspension, error, refetch } = useSuspension(user.id);
  if (error)
    return (
      <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void refetch() }}>
        {t('suspensions.failed')}
      </MessageBar>
    );
  if (!suspension) return null;
  return <MessageBar tone="warning">{t('suspensions.because', { reason: cut(suspension.reason) })}</MessageBar>;
};

const useChange = (user: UserRecord) => {
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [create, creating] = useCreate();
  const [remove, removing] = useDelete<Suspended>();
  const place = { to: detailsIn(addresses.manageUsers, user.id), about: nameOf(user) };
  const attempt = useEventCallback(async (act: () => Promise<unknown>, done: 'suspended' | 'lifted') => {
    if (creating.isPending || removing.isPending) return;
    try {
      await act();
      notices.success((t) => t(`suspensions.${done}`, { name: place.about }), place);
    } catch (error) {
      sayFailed(place.about, (t) => t('suspensions.notChanged', { name: place.about }), error, place.to);
    }
  });
  return {
    suspend: (reason: string) =>
      attempt(() => create('suspensions', { data: { id: user.id, reason } }, { returnPromise: true }), 'suspended'),
    lift: (previousData: Suspended) =>
      attempt(
        () =>
          remove('suspensions', { id: user.id, previousData }, { mutationMode: 'pessimistic', returnPromise: true }),
        'lifted',
      ),
  };
};
