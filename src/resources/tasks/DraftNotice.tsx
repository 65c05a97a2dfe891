import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import type { DraftForm } from '#ui/forms/useDraftForm.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import type { TaskDraft } from './taskDraft.ts';

/** Says that an earlier visit's text is shown, and offers to begin anew. */
export const DraftNotice = ({ form }: { form: DraftForm<TaskDraft> }) => {
  const t = useT();
  const confirm = useConfirm();
  const startOver = async () => {
    const subject = form.getValues('taskTitle') || t('addTask.untitled');
    const question = { subject, warning: t('addTask.startOverWarning'), verb: t('addTask.startOver') };
    if (!(await confirm(question))) return;
    form.discard();
    form.setFocus('taskTitle');
  };
  if (!form.restored) return null;
  return (
    <MessageBar tone="info" action={{ label: t('addTask.startOver'), onClick: () => void startOver() }}>
      {t('addTask.restored')}
    </MessageBar>
  );
};
