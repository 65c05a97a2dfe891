import { createContext, useContext } from 'react';
import type { Sentence } from '#i18n/sentence.ts';
import type { Address } from '#product.ts';
import { requiredContext } from '#services/requiredContext.ts';

/**
 * Origin of a notice. `to` is the address that its entry in the Notifications links to, if the user may open it;
 * `about` names its record.
 */
export type Place = { to?: Address | undefined; about?: string | undefined };
/** Second line or paragraph, `detail`. */
type More = Place & { detail?: Sentence | undefined };

/** Event of this visit in the Notifications. `at` is in milliseconds since 1970. */
export type Notice = {
  id: number;
  kind: 'success' | 'failure' | 'info';
  message: Sentence;
  at: number;
} & More;

/** Toast. `duration` is in milliseconds; null stays until closed. */
export type ToastText = {
  id: number;
  kind: Notice['kind'];
  message: Sentence;
  detail: Sentence | undefined;
  duration: number | null;
  /** Button that also closes the toast. */
  action?: { label: Sentence; run: () => void };
  /** Handler called once the toast has closed in any way. */
  onGone?: () => void;
};

export type Notices = {
  /** Shows a success for 1500 milliseconds, of a purchase for 2000 (specification 9). */
  success: (message: Sentence, more?: More & { purchase?: boolean }) => void;
  /** Shows a failure until the user closes it. Returns a function that closes it once it no longer applies. */
  failure: (message: Sentence, more?: Place) => () => void;
  /** Shows a failure in a dialog, where the specification has a title for it. */
  dialog: (title: Sentence, text: Sentence, more?: More) => void;
  /**
   * Shows a toast of any kind, with a duration in milliseconds (null: until closed) and a button. Returns a function
   * that closes it.
   */
  toast: (text: Omit<ToastText, 'id' | 'detail'>) => () => void;
  /**
   * Adds an entry to the history alone: news that need not interrupt, or a failure that its form shows. Returns its id
   * for `dismiss`.
   */
  note: (message: Sentence, more?: More & { kind?: Notice['kind'] }) => number;
  /** Closes the toasts, but keeps their history. Toasts with a button stay, as it is nowhere else. */
  quiet: () => void;
  /** Removes one notice, or all of them, from the screen and the history. */
  dismiss: (id?: number) => void;
};

export const NoticeHistoryContext = createContext<readonly Notice[]>([]);

/**
 * Functions that show notices; the object never changes, so components that use it do not render again. Throws outside
 * of NoticesProvider.
 */
export const [NoticesContext, useNotices] = requiredContext<Notices>('useNotices');

/** Notices of this visit, newest first, for the Notifications panel (C-28). */
export const useNoticeHistory = (): readonly Notice[] => useContext(NoticeHistoryContext);
