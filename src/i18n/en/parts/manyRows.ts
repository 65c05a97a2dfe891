/** Texts of bulk actions, loaded with their first question. */
export { manyRows } from '../manyRows.ts';
