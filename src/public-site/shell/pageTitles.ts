import type { PlainKey } from '#i18n/messages.ts';

/** The document title of each canonical path outside of the Dashboard's screens, which have their own table (TITLE-1 to 4). */
const titles: Readonly<Record<string, PlainKey>> = {
  '/': 'title.home',
  '/login': 'title.login',
  '/register': 'title.register',
  '/Dashboard': 'title.dashboard',
};

/** Undefined below /Dashboard/: those screens name themselves. Every other path has the default title (TITLE-18, C-20). */
export const titleOf = (path: string): PlainKey | undefined =>
  titles[path] ?? (path.startsWith('/Dashboard/') ? undefined : 'title.other');
