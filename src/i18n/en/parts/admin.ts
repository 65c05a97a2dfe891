import { adminHome } from '../adminHome.ts';
import { users } from '../users.ts';

/** What only admins read. */
export const admin = { ...adminHome, ...users } as const;
