/** Comes with the question before work on many rows, and with its outcome. */
export { manyRows } from '../manyRows.ts';
