import { adminHome } from '../adminHome.ts';
import { users } from '../users.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...adminHome, ...users } as const;
/** What only admins read. */
export const admin: Translated<'admin', typeof texts> = texts;
