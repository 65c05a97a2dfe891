import { onlineManager } from '@tanstack/react-query';

/** Milliseconds between two looks for the connection. */
const PAUSE = 5_000;

/**
 * The answer to whether calls go out, by which React Query pauses reads as well. It begins with true, as some browsers say
 * offline for ever.
 */
export const isOnline = (): boolean => onlineManager.isOnline();

/** Subscribes to changes; returns the way to stop. */
export const onOnlineChange = (listener: () => void): (() => void) => onlineManager.subscribe(listener);

/**
 * Watches the connection: the browser's 'offline' counts, but its 'online' is missed now and then. Then the host of this page
 * is asked as well.
 */
export const watchConnection = (): void => {
  onlineManager.setEventListener((setOnline) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const back = () => {
      clearTimeout(timer);
      setOnline(true);
    };
    const lost = () => {
      clearTimeout(timer);
      setOnline(false);
      timer = setTimeout(look, PAUSE);
    };
    // Any answer proves the connection, even a refusal.
    const look = () => void fetch(location.origin, { method: 'HEAD', cache: 'no-store' }).then(back, lost);
    addEventListener('online', back);
    addEventListener('offline', lost);
    // React Query unsubscribes while nothing observes it, and misses events meanwhile.
    if (!isOnline()) look();
    return () => {
      clearTimeout(timer);
      removeEventListener('online', back);
      removeEventListener('offline', lost);
    };
  });
};

/** Resolves when calls go out again, or when `signal` is aborted. */
export const whenOnline = (signal?: AbortSignal): Promise<void> =>
  isOnline() || signal?.aborted
    ? Promise.resolve()
    : new Promise((resolve) => {
        const check = () => {
          if (!isOnline() && !signal?.aborted) return;
          stop();
          signal?.removeEventListener('abort', check);
          resolve();
        };
        const stop = onOnlineChange(check);
        signal?.addEventListener('abort', check);
      });
