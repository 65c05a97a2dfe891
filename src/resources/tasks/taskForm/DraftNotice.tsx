import { useEffect, useState } from 'react';
import type { Path } from 'react-hook-form';
import { useT } from '#i18n/useT.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import type { DraftForm } from '#ui/forms/useDraftForm.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';

type DraftNoticeProps<T extends { taskTitle: string }> = { form: DraftForm<T>; onStartOver: () => void };

/**
 * Message above a form that was filled with an earlier visit's draft, with a button that empties the form. It warns if
 * that visit may have sent the draft already. Renders nothing for other forms.
 */
export const DraftNotice = <T extends { taskTitle: string }>({ form, onStartOver }: DraftNoticeProps<T>) => {
  const t = useT();
  const confirm = useConfirm();
  const { setFocus } = form;
  const title = 'taskTitle' as Path<T>;
  const [times, setTimes] = useState(0);
  // The focus would be lost, because the pressed button has disappeared with the draft.
  useEffect(() => {
    if (times > 0) setFocus(title);
  }, [times, setFocus, title]);
  const startOver = async () => {
    const subject = form.getValues(title) || t('addTask.untitled');
    const question = { subject, warning: t('addTask.startOverWarning'), verb: t('addTask.startOver') };
    if (!(await confirm(question))) return;
    onStartOver();
    setTimes((count) => count + 1);
  };
  if (!form.restored) return null;
  return (
    <MessageBar
      tone={form.sent ? 'warning' : 'info'}
      action={{ label: t('addTask.startOver'), onClick: () => void startOver() }}
    >
      {t(form.sent ? 'addTask.sent' : 'addTask.restored')}
    </MessageBar>
  );
};
