/** Milliseconds that a page waits for its language before it shows English. Browsers wait as long for a typeface. */
export const PATIENCE = 3000;
