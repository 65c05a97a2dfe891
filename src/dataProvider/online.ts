/** False only where the browser is sure that nothing can be sent; true promises nothing. */
export const isOnline = (): boolean => navigator.onLine;

/** Tells of every change; returns the way to stop. */
export const onOnlineChange = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Resolves when something can be sent, at the latest when `signal` says that nobody wants to any more. */
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
