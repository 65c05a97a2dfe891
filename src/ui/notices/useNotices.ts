import { createContext, useContext } from 'react';

/** Something that happened in this visit, or became known in it. `at` is milliseconds since 1970. */
export type Notice = { id: number; kind: 'success' | 'failure' | 'info'; message: string; at: number };

export type Notices = {
  /** Says so for `duration` milliseconds: 1500 unless told otherwise (specification 9); `detail` is a second line. */
  success: (message: string, options?: { duration?: number; detail?: string }) => void;
  /** Says so until somebody closes it. */
  failure: (message: string) => void;
  /** Says a failure in a dialog, for which the specification gives a title of its own; `detail` is a second paragraph. */
  dialog: (title: string, text: string, detail?: string) => void;
  /** Only puts it into the history: news that nobody has to be stopped for. */
  note: (message: string) => void;
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
