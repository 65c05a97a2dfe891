/** Cleanup functions of the running test; `page.ts` runs the last one first. */
export const undo: (() => unknown)[] = [];
