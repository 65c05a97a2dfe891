/** Longest wait for the service worker, which may have to be restarted, in milliseconds. */
const PATIENCE = 5000;

/** Resolves when the service worker says that it knows this page. */
const isKnown = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const hear = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
      if (data?.type === 'MOCKING_ENABLED') resolve();
    };
    navigator.serviceWorker.addEventListener('message', hear, { signal });
    signal.addEventListener('abort', () => reject(new TypeError('The service worker does not answer')));
  });

/**
 * Makes every request wait until the service worker knows this page. Browsers stop idle workers, and a restarted one
 * forgets its pages (mswjs/msw#2635): calls would go to the static host, which answers any address with a page. Rejects
 * as an offline fetch does where the worker does not answer.
 */
export const wakeWorker = (): void => {
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const worker = navigator.serviceWorker.controller;
    if (worker) {
      const known = isKnown();
      worker.postMessage('MOCK_ACTIVATE');
      await known;
    }
    return send(...request);
  };
};
