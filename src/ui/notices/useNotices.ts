import { createContext, useContext } from 'react';
import type { Sentence } from '#i18n/sentence.ts';
import type { Address } from '#product.ts';

/** `to`: where the Notifications lead from there, for whoever may open that. `about`: whom or what it tells of, by name. */
export type Place = { to?: Address | undefined; about?: string | undefined };
/** `detail`: a second line or paragraph. */
type More = Place & { detail?: Sentence | undefined };

/** Something that happened in this visit, or became known in it. `at` is milliseconds since 1970. */
export type Notice = {
  id: number;
  kind: 'success' | 'failure' | 'info';
  message: Sentence;
  at: number;
} & More;

/** What a toast says. `duration` is in milliseconds; null stays until somebody closes it. */
export type ToastText = {
  id: number;
  kind: Notice['kind'];
  message: Sentence;
  detail: Sentence | undefined;
  duration: number | null;
  /** A button beside it, which takes it away. */
  action?: { label: Sentence; run: () => void };
  /** Told once it is gone, whichever way. */
  onGone?: () => void;
};

export type Notices = {
  /** Says so for 1500 milliseconds, of a purchase for 2000 (specification 9). */
  success: (message: Sentence, more?: More & { purchase?: boolean }) => void;
  /** Says so until somebody closes it, or what it returns is called: it is true no more. */
  failure: (message: Sentence, more?: Place) => () => void;
  /** Says a failure in a dialog, for which the specification gives a title of its own. */
  dialog: (title: Sentence, text: Sentence, more?: More) => void;
  /**
   * Says what a screen of our own would not: a kind, a time in milliseconds (null: until it is closed), a button. Returns the same as
   * `failure`.
   */
  toast: (text: Omit<ToastText, 'id' | 'detail'>) => () => void;
  /**
   * Only puts it into the history: news that nobody has to be stopped for, or a failure that its own form says already. Returns what
   * `dismiss` knows it by.
   */
  note: (message: Sentence, more?: More & { kind?: 'info' | 'failure' }) => number;
  /** Takes the toasts off the screen; what they said stays in the history. One with a button stays: it is nowhere else. */
  quiet: () => void;
  /** Takes one notice, or all of them, off the screen and out of the history. */
  dismiss: (id?: number) => void;
};

export const NoticesContext = createContext<Notices | null>(null);
export const NoticeHistoryContext = createContext<readonly Notice[]>([]);

/** The one way to tell the user what happened. Stays the same object: what may speak is not drawn again when something is said. */
export const useNotices = (): Notices => {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('useNotices outside of NoticesProvider');
  return notices;
};

/** Everything said in this visit, newest first, for the Notifications panel (C-28). */
export const useNoticeHistory = (): readonly Notice[] => useContext(NoticeHistoryContext);
