/** Milliseconds as seconds with a decimal. @param {number} ms */
export const seconds = (ms) => (ms / 1000).toFixed(1);
