import { adminHome } from '../adminHome.ts';
import { users } from '../users.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...adminHome, ...users } as const;
/** Texts for admins alone. */
export const admin: Translated<'admin', typeof texts> = texts;
