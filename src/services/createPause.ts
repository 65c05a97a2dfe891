/** Delay before a retry, growing with each failure, and cut short when the network returns or by `skip`. */
export const createPause = () => {
  let wake = () => {};
  return {
    /** Resolves after 2, 4, 8 … 30 s, on `skip`, or when the browser is online again. */
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
