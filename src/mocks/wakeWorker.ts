/** So long, in milliseconds, a call waits for the worker, which may have to be begun anew. */
const PATIENCE = 5000;

/** Resolves when the worker has said that it knows this page. */
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
 * Has every request wait until the service worker knows this page. A browser ends a worker that has had nothing to do for a while,
 * and the one that it begins anew knows nobody (mswjs/msw#2635): it would let calls pass to the host of the files, whose answer to
 * any address is a page, and nothing would be done. Rejects as fetch does without a connection where the worker does not answer.
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
