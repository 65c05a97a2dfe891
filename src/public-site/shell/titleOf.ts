import type { PlainKey } from '#i18n/messages.ts';

/** Document title of each canonical path; the Dashboard's screens have a table of their own (TITLE-1 to 4). */
const titles: Readonly<Record<string, PlainKey>> = {
  '/': 'title.home',
  '/login': 'title.login',
  '/register': 'title.register',
  '/Dashboard': 'title.dashboard',
};

/**
 * Key of a page's title; undefined below /Dashboard/, where screens set their titles; other paths have the default
 * title (TITLE-18, C-20).
 */
export const titleOf = (path: string): PlainKey | undefined =>
  titles[path] ?? (path.startsWith('/Dashboard/') ? undefined : 'title.other');
