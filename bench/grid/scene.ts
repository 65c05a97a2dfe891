import type { User } from '#domain/entities.ts';

/** Input of every variant: all rows in memory, and the number of rows in a page. */
export type Scene = { users: readonly User[]; perPage: number };

/** Text that the benchmark searches for: one of ten last names. */
export const SOUGHT = 'haddad';

/** Steps, in order. */
export type Step = 'first' | 'page' | 'sort' | 'filter' | 'clear' | 'select' | 'bulk';
