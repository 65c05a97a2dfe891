import '#security/stylesheets.ts';
import Button from '@mui/material/Button';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '#i18n/sentence.ts';
import { Toast } from './Toast.tsx';
import { toastsElement } from './toastsElement.ts';
import type { ToastText } from './useNotices.ts';

type ToastsProps = { toasts: readonly ToastText[]; onGone: (id: number) => void };

/** More than anybody has at once; beyond it notistack would drop the oldest failure unread. */
const MOST_AT_ONCE = 12;

const components = { success: Toast, error: Toast, info: Toast };
const variants = { success: 'success', failure: 'error', info: 'info' } as const;

/** Draws toasts in #toasts, each of them once; one that is taken out of the list goes from the screen too. */
export const Toasts = (props: ToastsProps) => {
  const [element] = useState(toastsElement);
  return (
    <SnackbarProvider
      domRoot={element}
      Components={components}
      maxSnack={MOST_AT_ONCE}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      preventDuplicate
    >
      <Feeder {...props} />
    </SnackbarProvider>
  );
};

const Feeder = ({ toasts, onGone }: ToastsProps) => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const drawn = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, kind, message, detail, duration, action, onGone: told } of toasts) {
      if (drawn.current.has(id)) continue;
      drawn.current.add(id);
      enqueueSnackbar(<Said message={message} detail={detail} />, {
        key: id,
        variant: variants[kind],
        autoHideDuration: duration,
        ...(action && { action: () => <ToastButton {...action} onDone={() => closeSnackbar(id)} /> }),
        onExited: () => {
          onGone(id);
          told?.();
        },
      });
    }
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const id of drawn.current) {
      if (wanted.has(id)) continue;
      drawn.current.delete(id);
      closeSnackbar(id);
    }
  }, [toasts, onGone, enqueueSnackbar, closeSnackbar]);
  return null;
};

const ToastButton = ({ label, run, onDone }: NonNullable<ToastText['action']> & { onDone: () => void }) => {
  const say = useSay();
  return (
    <Button
      size="small"
      onClick={() => {
        run();
        onDone();
      }}
    >
      {say(label)}
    </Button>
  );
};

const Said = ({ message, detail }: Pick<ToastText, 'message' | 'detail'>) => {
  const say = useSay();
  if (!detail) return say(message);
  return (
    <>
      <b style={{ display: 'block', fontWeight: 600 }}>{say(message)}</b>
      <span>{say(detail)}</span>
    </>
  );
};
