import type { PlainKey } from '#i18n/messages.ts';

/**
 * Message keys of document titles, by canonical path. The Dashboard's screens have their titles in their own table
 * (TITLE-1 to 4).
 */
const titles: Readonly<Record<string, PlainKey>> = {
  '/': 'title.home',
  '/login': 'title.login',
  '/register': 'title.register',
  '/Dashboard': 'title.dashboard',
};

/**
 * Message key of a page's document title. It is undefined below /Dashboard/, where the screens set their titles;
 * unknown paths get the default title (TITLE-18, C-20).
 */
export const titleOf = (path: string): PlainKey | undefined =>
  titles[path] ?? (path.startsWith('/Dashboard/') ? undefined : 'title.other');
