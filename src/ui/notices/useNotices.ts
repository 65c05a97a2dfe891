import { createContext, useContext } from 'react';
import type { Sentence } from '#i18n/sentence.ts';
import type { Address } from '#product.ts';
import { requiredContext } from '#services/requiredContext.ts';

/**
 * Subject of a notice. `to` is the path that its entry in the Notifications panel links to, if the user may open it;
 * `about` is the name of the record.
 */
export type Place = { to?: Address | undefined; about?: string | undefined };
/** Optional parts of a notice: its subject, and `detail`, a second line or paragraph. */
type More = Place & { detail?: Sentence | undefined };

/**
 * Entry in the Notifications panel: something that happened since the page was loaded. `at` is in milliseconds since
 * 1970.
 */
export type Notice = {
  id: number;
  kind: 'success' | 'failure' | 'info';
  message: Sentence;
  at: number;
} & More;

/** Content of a toast. `duration` is in milliseconds; null keeps the toast until the user closes it. */
export type ToastText = {
  id: number;
  kind: Notice['kind'];
  message: Sentence;
  detail: Sentence | undefined;
  duration: number | null;
  /** Button of the toast, which calls `run` and closes the toast. */
  action?: { label: Sentence; run: () => void };
  /** Handler called once the toast has closed in any way. */
  onGone?: () => void;
};

export type Notices = {
  /** Shows a toast of success for 1500 milliseconds, or for 2000 with `purchase` (specification 9). */
  success: (message: Sentence, more?: More & { purchase?: boolean }) => void;
  /**
   * Shows a toast of failure until the user closes it. Returns a function that closes it, for when the failure no
   * longer applies.
   */
  failure: (message: Sentence, more?: Place) => () => void;
  /** Shows a failure in a dialog, for those failures that have a title in the specification. */
  dialog: (title: Sentence, text: Sentence, more?: More) => void;
  /**
   * Shows a toast of any kind, with a duration in milliseconds (null: until closed) and perhaps a button. Returns a
   * function that closes it.
   */
  toast: (text: Omit<ToastText, 'id' | 'detail'>) => () => void;
  /**
   * Adds an entry to the Notifications panel without a toast: news that need not interrupt, or a failure that a form
   * shows itself. Returns the entry's id for `dismiss`.
   */
  note: (message: Sentence, more?: More & { kind?: Notice['kind'] }) => number;
  /**
   * Closes all toasts, but keeps their entries in the Notifications panel. Toasts with a button stay, because the
   * button is nowhere else.
   */
  quiet: () => void;
  /**
   * Closes the toast with this id and removes its entry from the Notifications panel; without an id, closes all toasts
   * and removes all entries. Open dialogs stay.
   */
  dismiss: (id?: number) => void;
};

export const NoticeHistoryContext = createContext<readonly Notice[]>([]);

/**
 * Hook `useNotices`, which returns {@link Notices}, the functions that show notices. The object never changes, so
 * components that use it do not render again. It throws outside of NoticesProvider.
 */
export const [NoticesContext, useNotices] = requiredContext<Notices>('useNotices');

/** Hook that returns the entries of the Notifications panel (C-28), newest first. */
export const useNoticeHistory = (): readonly Notice[] => useContext(NoticeHistoryContext);
