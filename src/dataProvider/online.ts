import { onlineManager } from '@tanstack/react-query';

/** Interval in milliseconds between two checks for the connection while it is lost. */
const PAUSE = 5_000;

/**
 * True while requests may be sent. React Query pauses its reads by the same flag. It starts as true, because some
 * browsers report offline for ever.
 */
export const isOnline = (): boolean => onlineManager.isOnline();

/** Subscribes to changes of {@link isOnline}. Returns the unsubscribe function. */
export const onOnlineChange = (listener: () => void): (() => void) => onlineManager.subscribe(listener);

/**
 * Starts to watch the connection. The browser's event 'offline' is trusted, but its event 'online' is missing now and
 * then, so while offline this page's host is polled too.
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
    // Any response proves the connection, even a 4xx or 5xx.
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

/** Promise that resolves when requests may be sent again, or when `signal` aborts. */
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
