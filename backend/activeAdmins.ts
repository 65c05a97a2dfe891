import type { Member } from './store/tables.ts';

/**
 * Condition for the accounts of active admins, neither deleted nor suspended. A rule that an admin must remain counts
 * only these.
 */
export const ACTIVE_ADMINS = { role: 'admin', deleted: false, suspended: false } as const;

/**
 * True for the row of an active admin, by the same rule as {@link ACTIVE_ADMINS}. It is for rows that a transaction has
 * locked: others may have changed since they were read.
 */
export const isActiveAdmin = ({ role, deleted, suspended }: Member): boolean =>
  role === 'admin' && !deleted && !suspended;
