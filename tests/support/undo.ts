/** What the running test has opened, as the ways to close it: the last one first, by `page.ts`. */
export const undo: (() => unknown)[] = [];
