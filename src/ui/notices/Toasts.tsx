import '#security/stylesheets.ts';
import Button from '@mui/material/Button';
import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useRef, useState, type Ref } from 'react';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { useSay } from '#i18n/sentence.ts';
import { useT } from '#i18n/useT.ts';
import { fluent } from '../theme/tokens.ts';
import { toastsElement } from './toastsElement.ts';
import type { ToastText } from './useNotices.ts';

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/**
 * Toast, as notistack renders it. A success is announced by the live region around it; a failure has the role 'alert'.
 * A toast that stays until closed has a close button.
 */
const Toast = ({ ref, id, message, variant, style, action, autoHideDuration }: ToastProps) => {
  const t = useT();
  const { closeSnackbar } = useSnackbar();
  const failed = variant === 'error';
  return (
    <Paper
      ref={ref}
      style={style}
      role={failed ? 'alert' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        width: { xs: '100%', sm: 'auto' },
        minWidth: { sm: 204 },
        maxWidth: 480,
        p: 1.5,
        boxShadow: fluent('shadow16'),
        border: '1px solid',
        borderColor: failed ? 'fluent.dangerStroke' : 'fluent.floatStroke',
      }}
    >
      {failed ? (
        <ErrorCircleFilled fontSize={20} color={fluent('dangerMain')} aria-hidden />
      ) : (
        variant === 'success' && <CheckmarkCircleFilled fontSize={20} color={fluent('successMain')} aria-hidden />
      )}
      <span style={{ flex: 1, overflowWrap: 'anywhere' }}>{message}</span>
      {typeof action === 'function' ? action(id) : action}
      {(failed || autoHideDuration === null) && (
        <IconButton
          aria-label={t('action.close')}
          onClick={() => closeSnackbar(id)}
          sx={{ width: 24, height: 24, fontSize: 16, m: '-2px' }}
        >
          <DismissRegular aria-hidden />
        </IconButton>
      )}
    </Paper>
  );
};

type ToastsProps = { toasts: readonly ToastText[]; onGone: (id: number) => void };

/**
 * Number of toasts at once, so high that it is never reached: beyond it, notistack would remove the oldest failure
 * unread.
 */
const MOST_AT_ONCE = 12;

const components = { success: Toast, error: Toast, info: Toast };
const variants = { success: 'success', failure: 'error', info: 'info' } as const;

/**
 * Component that shows each of the given toasts once, in the element #toasts. A toast that leaves the list is closed;
 * `onGone` is called with its id when it has closed in any way.
 */
export const Toasts = (props: ToastsProps) => {
  const [element] = useState(toastsElement);
  return (
    <SnackbarProvider
      domRoot={element}
      Components={components}
      maxSnack={MOST_AT_ONCE}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
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
