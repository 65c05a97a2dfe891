import type { Member } from './store/tables.ts';

/** Condition for admins in office, neither deleted nor suspended: wherever an admin must remain, they alone count. */
export const ACTIVE_ADMINS = { role: 'admin', deleted: false, suspended: false } as const;

/** True for an admin in office, as {@link ACTIVE_ADMINS} finds them; for rows that were read anew under their locks. */
export const isActiveAdmin = ({ role, deleted, suspended }: Member): boolean =>
  role === 'admin' && !deleted && !suspended;
