import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { inOneLine, useSay, type Sentence } from '#i18n/sentence.ts';
import { fluent } from '../theme/tokens.ts';
import { useLayers } from '../useLayers.ts';
import type { DialogText } from './NoticeDialogs.tsx';
import { keepExposed, toastsElement } from './toastsElement.ts';
import {
  NoticeHistoryContext,
  NoticesContext,
  type Notice,
  type Notices,
  type Place,
  type ToastText,
} from './useNotices.ts';

/** Durations of toasts in milliseconds (specification 9); null keeps a toast until the user closes it. */
const lasts = { success: 1500, purchase: 2000, failure: null } as const;

/**
 * Provider of `useNotices`, which also renders the toasts and dialogs. Their code is loaded with the first of them; if
 * that fails, they are shown as plain text.
 */
export const NoticesProvider = ({ children }: { children: ReactNode }) => {
  const [history, setHistory] = useState<readonly Notice[]>([]);
  const [toasts, setToasts] = useState<readonly ToastText[]>([]);
  const [dialogs, setDialogs] = useState<readonly DialogText[]>([]);
  const count = useRef(0);
  useEffect(() => keepExposed(toastsElement()), []);

  const dropToast = useCallback((id: number) => setToasts(without(id)), []);
  const dropDialog = useCallback((id: number) => setDialogs(without(id)), []);

  const notices = useMemo((): Notices => {
    const note = (notice: Omit<Notice, 'id' | 'at'>) => {
      const id = ++count.current;
      setHistory((older) => [{ ...notice, id, at: Date.now() }, ...older]);
      return id;
    };
    const toast = (text: Omit<ToastText, 'id'>, place: Place = {}) => {
      const id = note({ kind: text.kind, message: text.message, detail: text.detail, ...place });
      setToasts((earlier) => [...earlier, { ...text, id }]);
      return () => dropToast(id);
    };
    return {
      success: (message, { detail, purchase = false, ...place } = {}) =>
        toast({ kind: 'success', message, detail, duration: lasts[purchase ? 'purchase' : 'success'] }, place),
      failure: (message, place) =>
        toast({ kind: 'failure', message, detail: undefined, duration: lasts.failure }, place),
      dialog: (title, text, { detail, ...place } = {}) => {
        const id = note({ kind: 'failure', message: title, detail: inOneLine(text, detail), ...place });
        setDialogs((waiting) => [...waiting, { id, title, text, detail }]);
      },
      toast: (text) => toast({ detail: undefined, ...text }),
      note: (message, more) => note({ kind: 'info', message, ...more }),
      quiet: () => setToasts((shown) => shown.filter(({ action }) => action !== undefined)),
      dismiss: (id) => {
        setToasts(id === undefined ? [] : without(id));
        setHistory(id === undefined ? [] : without(id));
      },
    };
  }, [dropToast]);
  return (
    <NoticesContext value={notices}>
      <NoticeHistoryContext value={history}>{children}</NoticeHistoryContext>
      <Drawn toasts={toasts} dialogs={dialogs} onToastGone={dropToast} onDialogClosed={dropDialog} />
    </NoticesContext>
  );
};

const without =
  (id: number) =>
  <T extends { id: number }>(all: readonly T[]): readonly T[] =>
    all.filter((one) => one.id !== id);

/**
 * Texts of a dialog in one line, with a colon after the title unless the title ends in punctuation, as 'Oops...' does.
 */
const dialogInOneLine = ({ title, text, detail }: Omit<DialogText, 'id'>): Sentence =>
  inOneLine((t, format) => title(t, format).replace(/[\p{L}\p{M}\p{N}]$/u, '$&:'), text, detail);

type DrawnProps = {
  toasts: readonly ToastText[];
  dialogs: readonly DialogText[];
  onToastGone: (id: number) => void;
  onDialogClosed: (id: number) => void;
};

const Drawn = ({ toasts, dialogs, onToastGone, onDialogClosed }: DrawnProps) => {
  const say = useSay();
  const layers = useLayers(toasts.length + dialogs.length > 0);
  if (!layers) return null;
  if (layers === 'missing') {
    const lines = [...toasts.map(({ message, detail }) => inOneLine(message, detail)), ...dialogs.map(dialogInOneLine)];
    return lines.length > 0 && <PlainNotices lines={lines.map(say)} />;
  }
  return (
    <>
      <layers.Toasts toasts={toasts} onGone={onToastGone} />
      <layers.NoticeDialogs waiting={dialogs} onClosed={onDialogClosed} />
    </>
  );
};

/** Plain text of the toasts and dialogs, shown when their components could not be loaded. */
const PlainNotices = ({ lines }: { lines: readonly string[] }) => (
  <Box role="alert" sx={style}>
    {lines.map((line, index) => (
      <p key={index}>{line}</p>
    ))}
  </Box>
);

const style = {
  position: 'fixed',
  insetInline: 20,
  bottom: 20,
  zIndex: 'snackbar',
  px: 2,
  border: '1px solid',
  bgcolor: 'background.paper',
  boxShadow: fluent('shadow16'),
  overflowWrap: 'anywhere',
};
