/**
 * Creates a delay before retries that grows with each failure. It ends early when the network returns, or when `skip`
 * is called.
 */
export const createPause = () => {
  let wake = () => {};
  return {
    /**
     * Promise that resolves after 2, 4, 8 … at most 30 s, or as soon as `skip` is called or the browser is online
     * again.
     */
    wait: (failures: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(finish, Math.min(30_000, 1000 * 2 ** failures));
        function finish() {
          clearTimeout(timer);
          removeEventListener('online', finish);
          resolve();
        }
        wake = finish;
        addEventListener('online', finish, { once: true });
      }),
    skip: () => wake(),
  };
};
