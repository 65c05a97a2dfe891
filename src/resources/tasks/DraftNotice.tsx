import { useEffect, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import type { DraftForm } from '#ui/forms/useDraftForm.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import type { TaskDraft } from './taskDraft.ts';

/** Says that an earlier visit's text is shown, and offers to begin anew. */
export const DraftNotice = ({ form, onStartOver }: { form: DraftForm<TaskDraft>; onStartOver: () => void }) => {
  const t = useT();
  const confirm = useConfirm();
  const { setFocus } = form;
  const [times, setTimes] = useState(0);
  // The button that asked is gone with the draft, and would take the keyboard's place with it.
  useEffect(() => {
    if (times > 0) setFocus('taskTitle');
  }, [times, setFocus]);
  const startOver = async () => {
    const subject = form.getValues('taskTitle') || t('addTask.untitled');
    const question = { subject, warning: t('addTask.startOverWarning'), verb: t('addTask.startOver') };
    if (!(await confirm(question))) return;
    onStartOver();
    setTimes((count) => count + 1);
  };
  if (!form.restored) return null;
  return (
    <MessageBar tone="info" action={{ label: t('addTask.startOver'), onClick: () => void startOver() }}>
      {t('addTask.restored')}
    </MessageBar>
  );
};
