/** Milliseconds to wait at most for the service worker, which the browser may have to restart. */
const PATIENCE = 5000;

/**
 * Promise that resolves when the service worker says that it knows this page, and rejects when it does not answer in
 * time.
 */
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
 * Makes every fetch wait until the service worker knows this page. Browsers stop idle workers, and a restarted one has
 * forgotten its pages (mswjs/msw#2635). Requests would then go to the static host, which answers any path with a page.
 * If the worker does not answer, fetch rejects as it does offline.
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
