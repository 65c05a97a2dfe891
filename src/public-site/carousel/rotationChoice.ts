import { useSyncExternalStore } from 'react';

type Choice = 'paused' | 'playing';

/** In the session's storage: whoever pauses does not want to do so again on the next visit to the page. */
const KEY = 'carousel';

const listeners = new Set<() => void>();
/** Where the browser refuses storage, it lasts as long as the page. */
let unstored: string | null = null;

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return unstored;
  }
};

const read = (): Choice | undefined => {
  const choice = stored();
  return choice === 'paused' || choice === 'playing' ? choice : undefined;
};

const subscribe = (report: () => void) => {
  listeners.add(report);
  return () => {
    listeners.delete(report);
  };
};

/** What the visitor last told the carousels to do, if anything. */
export const useChoice = (): Choice | undefined => useSyncExternalStore(subscribe, read, () => undefined);

export const choose = (choice: Choice): void => {
  unstored = choice;
  try {
    sessionStorage.setItem(KEY, choice);
  } catch {
    // Kept above.
  }
  listeners.forEach((report) => {
    report();
  });
};
