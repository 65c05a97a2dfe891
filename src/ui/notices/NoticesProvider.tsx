import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLayers } from '../useLayers.ts';
import type { DialogText } from './NoticeDialogs.tsx';
import { PlainNotices } from './PlainNotices.tsx';
import type { ToastText } from './Toasts.tsx';
import { keepExposed, toastsElement } from './toastsElement.ts';
import { NoticeHistoryContext, NoticesContext, type Notice, type Notices } from './useNotices.ts';

const SUCCESS_LASTS = 1500;

/** Gives {@link useNotices} to everything inside. What is said waits for the code that draws it. */
export const NoticesProvider = ({ children }: { children: ReactNode }) => {
  const [history, setHistory] = useState<readonly Notice[]>([]);
  const [toasts, setToasts] = useState<readonly ToastText[]>([]);
  const [dialogs, setDialogs] = useState<readonly DialogText[]>([]);
  const count = useRef(0);
  useEffect(() => keepExposed(toastsElement()), []);

  const note = useCallback((kind: Notice['kind'], message: string) => {
    const id = ++count.current;
    setHistory((older) => [{ id, kind, message, at: Date.now() }, ...older]);
    return id;
  }, []);

  const say = useCallback(
    (kind: ToastText['kind'], message: string, duration: number | null, detail?: string) => {
      const id = note(kind, inOneLine(message, detail));
      setToasts((earlier) => [...earlier, { id, kind, message, detail, duration }]);
    },
    [note],
  );

  const dropToast = useCallback((id: number) => setToasts(without(id)), []);
  const dropDialog = useCallback((id: number) => setDialogs(without(id)), []);

  const notices = useMemo(
    (): Notices => ({
      success: (message, options = {}) => {
        say('success', message, options.duration ?? SUCCESS_LASTS, options.detail);
      },
      failure: (message) => {
        say('failure', message, null);
      },
      dialog: (title, text, detail) => {
        const id = note('failure', dialogInOneLine({ title, text, detail }));
        setDialogs((waiting) => [...waiting, { id, title, text, detail }]);
      },
      note: (message) => {
        note('info', message);
      },
      dismiss: (id) => {
        setToasts(id === undefined ? [] : without(id));
        setHistory(id === undefined ? [] : without(id));
      },
    }),
    [say, note],
  );
  return (
    <NoticesContext.Provider value={notices}>
      <NoticeHistoryContext.Provider value={history}>{children}</NoticeHistoryContext.Provider>
      <Drawn toasts={toasts} dialogs={dialogs} onToastGone={dropToast} onDialogClosed={dropDialog} />
    </NoticesContext.Provider>
  );
};

const without =
  (id: number) =>
  <T extends { id: number }>(all: readonly T[]): readonly T[] =>
    all.filter((one) => one.id !== id);

const inOneLine = (text: string, detail?: string): string => (detail === undefined ? text : `${text} ${detail}`);

const dialogInOneLine = ({ title, text, detail }: Omit<DialogText, 'id'>): string =>
  `${title}${/\w$/.test(title) ? ':' : ''} ${inOneLine(text, detail)}`;

type DrawnProps = {
  toasts: readonly ToastText[];
  dialogs: readonly DialogText[];
  onToastGone: (id: number) => void;
  onDialogClosed: (id: number) => void;
};

const Drawn = ({ toasts, dialogs, onToastGone, onDialogClosed }: DrawnProps) => {
  const layers = useLayers(toasts.length + dialogs.length > 0);
  if (!layers) return null;
  if (layers === 'missing') {
    const lines = [...toasts.map(({ message, detail }) => inOneLine(message, detail)), ...dialogs.map(dialogInOneLine)];
    return lines.length > 0 && <PlainNotices lines={lines} />;
  }
  return (
    <>
      <layers.Toasts toasts={toasts} onGone={onToastGone} />
      <layers.NoticeDialogs waiting={dialogs} onClosed={onDialogClosed} />
    </>
  );
};
