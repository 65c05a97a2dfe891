import { adminHome } from '../adminHome.ts';
import { users } from '../users.ts';

/** Texts for admins alone. */
export const admin = { ...adminHome, ...users } as const;
