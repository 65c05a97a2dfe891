import '#security/stylesheets.ts';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { NoticeDialog } from '../dialogs/NoticeDialog.tsx';
import { keepExposed, toastsElement } from './toastsElement.ts';
import { Toast } from './Toast.tsx';
import { NoticeHistoryContext, NoticesContext, type Notice, type Notices } from './useNotices.ts';

const SUCCESS_LASTS = 1500;
/** More than anybody has at once; beyond it notistack would drop the oldest failure unread. */
const MOST_AT_ONCE = 12;

const components = { success: Toast, error: Toast };

/** Gives {@link useNotices} to everything inside. Texts are drawn in #toasts, each of them once. */
export const NoticesProvider = ({ children }: { children: ReactNode }) => {
  const [element] = useState(toastsElement);
  useEffect(() => element && keepExposed(element), [element]);
  return (
    <SnackbarProvider
      {...(element && { domRoot: element })}
      Components={components}
      maxSnack={MOST_AT_ONCE}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      preventDuplicate
    >
      <Keeper>{children}</Keeper>
    </SnackbarProvider>
  );
};

const Keeper = ({ children }: { children: ReactNode }) => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const [history, setHistory] = useState<readonly Notice[]>([]);
  const [dialogs, setDialogs] = useState<readonly DialogText[]>([]);
  const count = useRef(0);

  const note = useCallback((kind: Notice['kind'], message: string) => {
    const id = ++count.current;
    setHistory((older) => [{ id, kind, message, at: Date.now() }, ...older]);
    return id;
  }, []);

  const say = useCallback(
    (kind: 'success' | 'failure', message: string, duration: number | null, detail?: string) => {
      const id = note(kind, inOneLine(message, detail));
      enqueueSnackbar(detail === undefined ? message : <TwoLines first={message} second={detail} />, {
        key: id,
        variant: kind === 'success' ? 'success' : 'error',
        autoHideDuration: duration,
      });
    },
    [enqueueSnackbar, note],
  );

  const dismiss = useCallback(
    (id?: number) => {
      closeSnackbar(id);
      setHistory((older) => (id === undefined ? [] : older.filter((notice) => notice.id !== id)));
    },
    [closeSnackbar],
  );

  const notices = useMemo(
    (): Notices => ({
      success: (message, options = {}) => {
        say('success', message, options.duration ?? SUCCESS_LASTS, options.detail);
      },
      failure: (message) => {
        say('failure', message, null);
      },
      dialog: (title, text, detail) => {
        const id = note('failure', `${title}${/\w$/.test(title) ? ':' : ''} ${inOneLine(text, detail)}`);
        setDialogs((waiting) => [...waiting, { id, title, text, detail }]);
      },
      note: (message) => {
        note('info', message);
      },
      dismiss,
    }),
    [say, note, dismiss],
  );
  return (
    <NoticesContext.Provider value={notices}>
      <NoticeHistoryContext.Provider value={history}>{children}</NoticeHistoryContext.Provider>
      <Dialogs waiting={dialogs} onClosed={() => setDialogs((waiting) => waiting.slice(1))} />
    </NoticesContext.Provider>
  );
};

const inOneLine = (text: string, detail?: string): string => (detail === undefined ? text : `${text} ${detail}`);

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    <b style={{ display: 'block', fontWeight: 600 }}>{first}</b>
    <span>{second}</span>
  </>
);

type DialogText = { id: number; title: string; text: string; detail: string | undefined };

/** One dialog after the other, each until it is closed. */
const Dialogs = ({ waiting: [shown], onClosed }: { waiting: readonly DialogText[]; onClosed: () => void }) => {
  const [closed, setClosed] = useState<number>();
  if (!shown) return null;
  const { id, title, text, detail } = shown;
  return (
    <NoticeDialog
      key={id}
      title={title}
      text={text}
      detail={detail}
      open={closed !== id}
      onClose={() => setClosed(id)}
      onClosed={onClosed}
    />
  );
};
