import useEventCallback from '@mui/utils/useEventCallback';
import { useUpdate } from 'react-admin';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import { placeOf, titleOf, type ActionRecord } from '#changes/log/actionRecord.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { useNotices } from '#ui/notices/useNotices.ts';

/**
 * Hook that returns a function which restores what the given action deleted, after the admin has confirmed, and shows a
 * notice of success or failure.
 */
export const useRestore = () => {
  const t = useT();
  const confirm = useConfirm();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [update, { isPending }] = useUpdate<ActionRecord>();
  return useEventCallback(async (action: ActionRecord) => {
    const name = titleOf(action);
    const place = { to: placeOf(action) ?? addresses.actions, about: name };
    const warning = t(action.collection === 'tasks' ? 'actionLog.restoreTask' : 'actionLog.restoreUser');
    if (isPending || !(await confirm({ subject: name, warning, verb: t('actionLog.restore') }))) return;
    try {
      const params = { id: action.id, data: {}, previousData: action };
      await update('actions', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t('actionLog.restored', { name }), place);
    } catch (error) {
      sayFailed(name, (t) => t('actionLog.restoreFailed', { name }), error, place.to);
    }
  });
};
