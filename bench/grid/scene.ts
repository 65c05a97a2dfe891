import type { User } from '#domain/entities.ts';

/** What every variant is given: the rows, all of them in memory, and the size of a page. */
export type Scene = { users: readonly User[]; perPage: number };

/** The text that the benchmark searches for: one last name of ten. */
export const SOUGHT = 'haddad';

/** What the page looks like after each step, in the order in which the steps are taken. */
export type Step = 'first' | 'page' | 'sort' | 'filter' | 'clear' | 'select' | 'bulk';
