import { useEffect } from 'react';
import { useNotificationContext, useTakeUndoableMutation, type NotificationPayload } from 'react-admin';
import type { PlainKey } from '#i18n/messages.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { askBeforeLeaving } from '#services/askBeforeLeaving.ts';
import { useNotices } from '#ui/notices/useNotices.ts';

/**
 * Milliseconds after which a notice closes if react-admin's notification sets no duration: react-admin's own default.
 */
const STAY = 4000;

const kinds = { success: 'success', info: 'info', warning: 'info', error: 'failure' } as const;

/**
 * Component that shows react-admin's notifications, mostly of its stock components, as our notices. Renders nothing
 * itself.
 */
export const ReactAdminNotices = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const { toast } = useNotices();
  useEffect(() => {
    const notification = notifications.length > 0 && takeNotification();
    if (!notification) return;
    const { type, notificationOptions: { autoHideDuration = STAY, undoable = false } = {} } = notification;
    const undo = undoable ? undoing(takeMutation()) : undefined;
    toast({
      kind: kinds[type],
      message: sentenceOf(notification),
      // A failure stays until it is closed, like our own.
      duration: type === 'error' ? null : autoHideDuration,
      ...undo,
    });
  }, [notifications, takeNotification, takeMutation, toast]);
  return null;
};

/**
 * Text of a react-admin notification, whose message is a translation key or plain text. React elements become an empty
 * text, because the history of notices holds texts only.
 */
const sentenceOf = ({ message, notificationOptions }: NotificationPayload): Sentence => {
  const text = typeof message === 'string' ? message : '';
  const vars: unknown = { _: text, ...(notificationOptions?.messageArgs as object | undefined) };
  return (t) => (t as (key: string, vars: unknown) => string)(text, vars);
};

/**
 * Options for the toast of an undoable change of react-admin. When the toast closes, the change is sent, or dropped if
 * 'Undo' was pressed. Until then the browser asks before the page is left.
 */
const undoing = (mutation: ReturnType<ReturnType<typeof useTakeUndoableMutation>>) => {
  let isUndo = false;
  const stopAsking = askBeforeLeaving();
  const label: Sentence = (t) => t('ra.action.undo' as PlainKey);
  return {
    action: { label, run: () => (isUndo = true) },
    onGone: () => {
      stopAsking();
      mutation?.({ isUndo });
    },
  };
};
