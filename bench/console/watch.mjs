/**
 * @typedef {object} Opening Measurements of a page's own opening: milliseconds since its request; CLS has no unit.
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} tbt what long tasks took beyond 50 ms, until a second after the rows
 * @property {number} cls every shift, whether or not it belongs to the worst moment
 * @property {number} rows the frame after the one in which the first row stands on the page
 */

/**
 * Runs in the page before its own code, and leaves a promise of the measurements at `window.opening`.
 * @param {{ row: string, settle: number, patience: number }} options text in every row;
 *   milliseconds from the first row to the end of the measurement; those until the promise rejects without a row
 */
export const watch = ({ row, settle, patience }) => {
  let [lcp, tbt, cls] = [0, 0, 0];
  /** @param {string} type @param {(entry: PerformanceEntry & { value: number }) => void} note */
  const each = (type, note) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(/** @type {PerformanceEntry & { value: number }} */ (entry));
    });
    observer.observe({ type, buffered: true });
  };
  each('largest-contentful-paint', ({ startTime }) => (lcp = startTime));
  each('longtask', ({ duration }) => (tbt += Math.max(0, duration - 50)));
  each('layout-shift', ({ value }) => (cls += value));

  /** @type {Promise<number>} */
  const drawn = new Promise((resolve, reject) => {
    const look = () => {
      if (document.querySelector('body')?.textContent.includes(row))
        requestAnimationFrame(() => resolve(performance.now()));
      else if (performance.now() > patience) reject(new Error(`No row after ${patience} ms at ${location.href}`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const opening = drawn.then(async (rows) => {
    await new Promise((resolve) => setTimeout(resolve, settle));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { fcp: paint?.startTime ?? NaN, lcp, tbt, cls, rows };
  });
  Object.assign(window, { opening });
};
