/** Milliseconds that a page waits for its language before it shows English: as long as browsers wait for a typeface. */
export const PATIENCE = 3000;
